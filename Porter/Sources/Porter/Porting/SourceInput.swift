/// A source file as it is given to the porter.
public struct SourceInput: Sendable {
  /// The path inside the tree, with slashes; it names the file in reports.
  public let path: String
  /// The file's bytes.
  public let bytes: [UInt8]

  /// A file from its bytes.
  public init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  /// A file from its text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
