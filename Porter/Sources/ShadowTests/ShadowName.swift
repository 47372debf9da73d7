import Foundation

/// The name of a shadow's folder.
public enum ShadowName {
  /// A name for a folder's path: its last part, and a digest of the whole.
  public static func name(of path: String) -> String {
    var digest = Digest()
    digest.add(path)
    let last = (path as NSString).lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(last.prefix(40)) + "-" + digest.text.prefix(12)
  }
}
