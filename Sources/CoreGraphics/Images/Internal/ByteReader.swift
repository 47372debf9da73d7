/// Numbers in a file's bytes, the most significant byte first unless told otherwise; nil beyond the end.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  /// Whether the least significant byte comes first.
  var isLittle = false

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = ArraySlice(Array(bytes))
  }

  /// A number of one to four bytes at a place.
  func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let part = bytes[place..<place + count]
    return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number of 16 bits before the point and 16 after it, as colour profiles have them.
  func fixed(at place: Int) -> Double? {
    number(at: place, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  /// Whether a text of ASCII letters stands at a place.
  func has(_ text: String, at place: Int) -> Bool {
    place >= 0 && place <= bytes.count - text.utf8.count && bytes[place...].starts(with: text.utf8)
  }
}
