/// The encoding of a file's bytes, as far as it stops the porter.
enum Encoding {
  /// The byte order mark of UTF-8; it is kept.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Says why bytes can't be read as Swift source; nil where they can.
  static func problem(of bytes: [UInt8]) -> (message: String, offset: Int)? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return ("The file is UTF-16. Swift source is UTF-8: convert it, for example with iconv -f UTF-16 -t UTF-8.", 0)
    }
    guard let offset = firstInvalid(in: bytes) else { return nil }
    return (
      "Byte \(offset) is not UTF-8. Swift source is UTF-8: convert the file from its encoding with iconv.", offset
    )
  }

  /// The offset of the first byte that is no part of a UTF-8 sequence; nil where all are.
  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard let length = sequenceLength(at: index, in: bytes) else { return index }
      index += length
    }
    return nil
  }

  /// The length of the sequence of two to four bytes that begins at an index; nil where it is none.
  private static func sequenceLength(at index: Int, in bytes: [UInt8]) -> Int? {
    let first = bytes[index]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    guard bytes[(index + 1)..<(index + length)].allSatisfy({ (0x80...0xBF).contains($0) }) else { return nil }
    switch (first, bytes[index + 1]) {
    case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return nil
    default: return length
    }
  }
}
