import Foundation

/// A program of a package in Matchcut's folder on which Matchcut's own package does not depend: `Porter` needs
/// SwiftSyntax, `Studio` needs swift-nio.
package struct CompanionTool {
  /// A reason why a program can't be run.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let name: String
  private let package: String
  /// Matchcut's folder.
  package let root: String

  /// A program by its name.
  ///
  /// - Parameters:
  ///   - package: the name of its package.
  ///   - root: Matchcut's folder; nil for the one that this program was built from, or that `MATCHCUT_ROOT` names.
  package init(_ name: String, of package: String, root: String? = nil) {
    (self.name, self.package) = (name, package)
    self.root = root ?? Self.ownRoot
  }

  private var folder: String { "\(root)/\(package)" }

  static var ownRoot: String {
    if let root = ProcessInfo.processInfo.environment["MATCHCUT_ROOT"], !root.isEmpty { return root }
    let file = URL(fileURLWithPath: #filePath)
    return (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }.path
  }

  /// Builds the program where it is missing or old; the porter with the toolchain's own parser, which takes seconds.
  ///
  /// - Returns: its path.
  package func path(say: (String) -> Void) throws -> String {
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw Failure(description: "There is no package in \(folder). Set MATCHCUT_ROOT to Matchcut's folder.")
    }
    let options = ["--package-path", folder, "-c", "release", "--product", name]
    return try Self.build(options, of: name, in: folder, say: say)
  }

  /// Builds a product of a package with options; returns its path.
  static func build(_ options: [String], of product: String, in folder: String, say: (String) -> Void) throws -> String
  {
    let build = try run(["swift", "build"] + options)
    guard build.status == 0 else {
      say(build.text)
      throw Failure(description: "The package in \(folder) does not build.")
    }
    let bin = try run(["swift", "build"] + options + ["--show-bin-path"])
    guard let path = bin.text.split(separator: "\n").last else {
      throw Failure(description: "The build folder of \(folder) is not known.")
    }
    return path + "/" + product
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { own, _ in own }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static let environment = ["MATCHCUT_PORTER_SYNTAX": "toolchain"]

  /// Makes this process the program; returns only where that fails.
  package static func become(_ path: String, arguments: [String]) throws -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, &words)
    throw Failure(description: "\(path) can't be run: \(String(cString: strerror(errno))).")
  }
}
