/// Reads numbers from a file's bytes, big-endian by default; nil beyond the end.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  /// Whether numbers are little-endian.
  var isLittle = false

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = ArraySlice(Array(bytes))
  }

  /// Returns a number of one to four bytes at an offset.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let part = bytes[offset..<offset + count]
    return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a signed 16.16 fixed-point number, as in colour profiles.
  func fixed(at offset: Int) -> Double? {
    number(at: offset, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  /// Whether an ASCII text is at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    offset >= 0 && offset <= bytes.count - text.utf8.count && bytes[offset...].starts(with: text.utf8)
  }
}
