import Foundation

/// An error in loading a font.
public enum FontError: Error, Hashable, Sendable {
  /// No folder has a file of this name; `package` is the Debian package that contains it, if known.
  case notFound(file: String, folders: [String], package: String?)
  /// The file is not a font that FreeType and HarfBuzz can read.
  case unreadable(path: String, reason: String)
}

extension FontError: LocalizedError, CustomStringConvertible {
  /// A message that says what happened and what to do.
  public var description: String {
    switch self {
    case .notFound(let file, let folders, let package):
      let remedy =
        package.map { "Install it with: apt-get install \($0)" } ?? "Put the file into one of these folders"
      return "The font file \(file) is in none of the font folders (\(folders.joined(separator: ", "))). \(remedy)."
    case .unreadable(let path, let reason):
      return "The font file \(path) cannot be used: \(reason). Give an OpenType or TrueType file."
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
