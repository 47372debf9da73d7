/// The reason why a frame differs from its golden.
public enum GoldenError: Error, Equatable, CustomStringConvertible {
  /// There is no golden, and recording is off.
  case missing(name: String, path: String)
  /// The golden's file cannot be read.
  case unreadable(path: String, reason: String)
  /// The frame has another size.
  case size(name: String, expected: String, actual: String)
  /// Pixels differ; the images are in a folder.
  case pixels(name: String, count: Int, first: String, folder: String)
  /// The golden has text and was recorded with other versions of font, FreeType or HarfBuzz.
  case versions(name: String, differences: [String])

  /// The failure, and the next step.
  public var description: String {
    switch self {
    case .missing(let name, let path):
      "There is no golden \"\(name)\" at \(path). Run the test with MATCHCUT_GOLDENS=record to write it."
    case .unreadable(let path, let reason):
      "The golden at \(path) cannot be read: \(reason). Run the test with MATCHCUT_GOLDENS=record to write it anew."
    case .size(let name, let expected, let actual):
      "The frame \"\(name)\" is \(actual) pixels, its golden \(expected). Is the stage's device the same?"
    case .pixels(let name, let count, let first, let folder):
      """
      The frame "\(name)" differs from its golden in \(count) pixels, the first at \(first).
      expected.png, actual.png and difference.png are in \(folder).
      If the change is right, run the test with MATCHCUT_GOLDENS=record and look at what it wrote.
      """
    case .versions(let name, let differences):
      """
      The frame "\(name)" has text, and its golden was recorded with other versions, so the pixels cannot be compared:
      \(differences.map { "  - \($0)" }.joined(separator: "\n"))
      Record it anew with MATCHCUT_GOLDENS=record on this machine, or compare a frame without text.
      """
    }
  }
}
