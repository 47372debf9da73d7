import Foundation

/// A script in the folder `Scripts` of Matchcut.
package struct CompanionScript {
  private let path: String

  /// A script by its name.
  ///
  /// - Parameter root: Matchcut's folder; nil for the one that this program was built from, or that `MATCHCUT_ROOT`
  ///   names.
  package init(_ name: String, root: String? = nil) {
    path = (root ?? CompanionTool.ownRoot) + "/Scripts/" + name
  }

  /// Makes this process the script; returns only where that fails.
  package func become() throws -> Never {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw CompanionTool.Failure(description: "There is no \(path). Set MATCHCUT_ROOT to Matchcut's folder.")
    }
    try CompanionTool.become(path, arguments: [])
  }
}
