import Foundation

/// The program of a package that calls `Studio.run(_:)` with an app's stories.
package struct StoryProgram {
  private let package: String
  private let product: String
  private let isDebug: Bool
  private let scratch: String?

  /// A program by its package and its name.
  ///
  /// - Parameters:
  ///   - package: the package's folder; nil for Matchcut's own demo and gallery.
  ///   - product: the executable; needed with a package.
  ///   - isDebug: builds without optimization.
  ///   - scratch: the folder of what is built; nil for the package's own.
  ///   - root: Matchcut's folder; nil for the one that this program was built from, or that `MATCHCUT_ROOT` names.
  package init(package: String?, product: String?, isDebug: Bool, scratch: String?, root: String? = nil) {
    self.package = package ?? root ?? CompanionTool.ownRoot
    self.product = product ?? "studio-host"
    (self.isDebug, self.scratch) = (isDebug, scratch)
  }

  /// Builds the program where it is missing or old; returns its path.
  package func path(say: (String) -> Void) throws -> String {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw CompanionTool.Failure(description: "There is no package in \(package): no Package.swift lies there.")
    }
    var options = ["--package-path", package, "-c", isDebug ? "debug" : "release", "--product", product]
    if let scratch { options += ["--scratch-path", scratch] }
    return try CompanionTool.build(options, of: product, in: package, say: say)
  }
}
