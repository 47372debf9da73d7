/// Replaces the shadow's paths in output by the owner's.
public struct OwnerPaths: Sendable {
  private let folder: String
  private let origins: [String: String]

  /// The paths of a shadow.
  ///
  /// - Parameters:
  ///   - folder: the shadow's folder.
  ///   - origins: the owner's files by those of the shadow.
  public init(folder: String, origins: [String: String]) {
    (self.folder, self.origins) = (folder + "/", origins)
  }

  /// A line in which each path of a file that was ported is the owner's.
  public func replaced(in line: String) -> String {
    guard line.contains(folder) else { return line }
    var (result, rest) = ("", line[...])
    while let found = rest.range(of: folder) {
      result += rest[..<found.lowerBound]
      let text = rest[found.lowerBound...]
      // A path may have spaces: the end of `.swift` is the path's.
      let path = text.range(of: ".swift").map { String(text[..<$0.upperBound]) }
      guard let path, let owner = origins[path] else {
        result += folder
        rest = rest[found.upperBound...]
        continue
      }
      result += owner
      rest = text.dropFirst(path.count)
    }
    return result + rest
  }
}
