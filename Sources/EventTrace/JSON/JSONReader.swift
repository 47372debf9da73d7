/// Reads one JSON text; strict, and limited to 32 levels of nesting.
package struct JSONReader {
  /// What was wrong, and at which character (from 1) of the text.
  package struct Failure: Error, Hashable {
    package var reason: String
    package var column: Int
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0

  private init(_ text: some StringProtocol) {
    scalars = Array(text.unicodeScalars)
  }

  /// The value that a whole text holds.
  package static func value(of text: some StringProtocol) throws(Failure) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.readValue(depth: 0)
    reader.skipSpace()
    guard reader.place == reader.scalars.count else { throw reader.failure("text after the value") }
    return value
  }

  private func failure(_ reason: String) -> Failure {
    Failure(reason: reason, column: place + 1)
  }

  private mutating func skipSpace() {
    while let next = peek, next == " " || next == "\t" || next == "\n" || next == "\r" { place += 1 }
  }

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    place += 1
    return true
  }

  private mutating func readValue(depth: Int) throws(Failure) -> JSONValue {
    guard depth < 32 else { throw failure("values nested deeper than 32 levels") }
    skipSpace()
    switch peek {
    case nil: throw failure("the text ends where a value is expected")
    case "{": return try readObject(depth: depth)
    case "[": return try readArray(depth: depth)
    case "\"": return .string(try readString())
    case "t": return try readWord("true", .bool(true))
    case "f": return try readWord("false", .bool(false))
    case "n": return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readWord(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    let expected = Array(word.unicodeScalars)
    guard scalars[place...].starts(with: expected) else { throw failure("an unknown word") }
    place += expected.count
    return value
  }

  private mutating func readArray(depth: Int) throws(Failure) -> JSONValue {
    place += 1
    var items: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(items) }
    while true {
      items.append(try readValue(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(items) }
      guard take(",") else { throw failure("a comma or ] is missing") }
    }
  }

  private mutating func readObject(depth: Int) throws(Failure) -> JSONValue {
    place += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard peek == "\"" else { throw failure("a key in quotes is missing") }
      let key = try readString()
      guard members[key] == nil else { throw failure("the key \(JSONText.string(key)) is there twice") }
      skipSpace()
      guard take(":") else { throw failure("a colon is missing") }
      members[key] = try readValue(depth: depth + 1)
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw failure("a comma or } is missing") }
    }
  }

  private mutating func readNumber() throws(Failure) -> JSONValue {
    let start = place
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      ("0"..."9").contains(scalar) || scalar == "-" || scalar == "+" || scalar == "." || scalar == "e" || scalar == "E"
    }
    while let next = peek, isPart(next) { place += 1 }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<place])
    guard let first = text.first, first == "-" || first.isNumber, let value = Double(text), value.isFinite else {
      place = start
      throw failure("no JSON value begins like this")
    }
    return .number(value)
  }

  private mutating func readString() throws(Failure) -> String {
    place += 1
    var units: [UInt16] = []
    while let next = peek {
      place += 1
      switch next {
      case "\"":
        return String(decoding: units, as: UTF16.self)
      case "\\":
        units.append(contentsOf: try readEscape())
      case _ where next.value < 0x20:
        throw failure("a bare control character in a string")
      default:
        units.append(contentsOf: UTF16.encode(next).map(Array.init) ?? [])
      }
    }
    throw failure("a string without its closing quote")
  }

  private mutating func readEscape() throws(Failure) -> [UInt16] {
    guard let kind = peek else { throw failure("a string without its closing quote") }
    place += 1
    switch kind {
    case "\"", "\\", "/": return [UInt16(kind.value)]
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "u":
      var value: UInt16 = 0
      for _ in 0..<4 {
        guard let scalar = peek, let digit = Character(scalar).hexDigitValue else {
          throw failure("four hexadecimal digits are missing")
        }
        value = value << 4 | UInt16(digit)
        place += 1
      }
      return [value]
    default: throw failure("an unknown escape")
    }
  }
}
