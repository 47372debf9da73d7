/// A source file after it was ported.
public struct PortedSource: Sendable {
  /// The path inside the tree.
  public let path: String
  /// The bytes to write: those of the input where nothing had to change, or where the file could not be ported.
  public let bytes: [UInt8]
  /// The changed ranges of the input, in UTF-8 bytes behind a byte order mark; empty ranges are insertions.
  public let changedRanges: [Range<Int>]

  /// The text of the bytes.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
