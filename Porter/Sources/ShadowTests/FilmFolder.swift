import Foundation

/// The folder of the pages that failed tests leave.
public struct FilmFolder: Sendable {
  /// The folder's path.
  public let path: String
  /// The ends of the names of the files that a test leaves.
  private static let endings = [".film.html", ".film.txt"]

  /// The folder at a path, which the first failed test makes.
  public init(_ path: String) {
    self.path = path
  }

  /// Removes the files that tests of an earlier run left; others stay.
  public func clear() throws {
    for name in names(endings: Self.endings) {
      do {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
      } catch {
        throw TestError("\(path)/\(name) can't be removed: \(error.localizedDescription)")
      }
    }
  }

  /// The paths of the pages, in the order of their names.
  public var pages: [String] { names(endings: [Self.endings[0]]).map { "\(path)/\($0)" } }

  private func names(endings: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
  }
}
