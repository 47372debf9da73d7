import Foundation

/// The program of a package that shows an app's stories: in the studio, or in a window.
package struct StoryProgram {
  /// The ways in which Matchcut's own demo and gallery are shown where no package is given.
  package enum Viewer {
    case studio, window
  }

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
  ///   - viewer: the viewer of the demo and the gallery.
  ///   - root: Matchcut's folder; nil for the one that this program was built from, or that `MATCHCUT_ROOT` names.
  package init(
    package: String?, product: String?, isDebug: Bool, scratch: String?, viewer: Viewer = .studio, root: String? = nil
  ) {
    let root = root ?? CompanionTool.ownRoot
    self.isDebug = isDebug
    switch viewer {
    case .studio:
      self.package = package ?? root
      self.product = product ?? "studio-host"
      self.scratch = scratch
    case .window:
      self.package = package ?? root + "/Window"
      self.product = product ?? "matchcut-window"
      // In the folder of Matchcut's own build the engine is not built again.
      self.scratch = scratch ?? (package == nil ? root + "/.build" : nil)
    }
  }

  /// The options of `swift build`.
  package var options: [String] {
    let options = ["--package-path", package, "-c", isDebug ? "debug" : "release", "--product", product]
    // A folder that several packages share may hold the plan of another one.
    return options + (scratch.map { ["--scratch-path", $0, "--disable-build-manifest-caching"] } ?? [])
  }

  /// Builds the program where it is missing or old; returns its path.
  package func path(say: (String) -> Void) throws -> String {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw CompanionTool.Failure(description: "There is no package in \(package): no Package.swift lies there.")
    }
    return try CompanionTool.build(options, of: product, in: package, say: say)
  }
}
