import Foundation

/// A source file after it was ported.
public struct PortedSource: Sendable {
  /// The path inside the tree.
  public let path: String
  /// The bytes to write: those of the input where nothing had to change, or where the file could not be ported.
  public let bytes: [UInt8]

  /// The text of the bytes.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The file with a line before it that names the file that was read; a script is left as it is.
  func pointing(at folder: URL) -> PortedSource {
    let (byteOrderMark, script): ([UInt8], [UInt8]) = ([0xEF, 0xBB, 0xBF], Array("#!".utf8))
    guard !bytes.starts(with: script) else { return self }
    let file = folder.appendingPathComponent(path).path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    let rest = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return PortedSource(path: path, bytes: Array("#sourceLocation(file: \"\(file)\", line: 1)\n".utf8) + rest)
  }
}
