/// A source file after it was ported.
public struct PortedSource: Sendable {
  /// The path inside the tree.
  public let path: String
  /// The bytes to write: those of the input where nothing had to change, or where the file could not be ported.
  public let bytes: [UInt8]

  /// The text of the bytes.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
