import Foundation
import Porter

/// A package outside of the owner's tree, with their source as it was ported.
public struct ShadowPackage {
  /// The folder of the shadow.
  public let folder: String
  private let package: SourcePackage

  /// The shadow of a package in a folder, which is made where there is none.
  public init(of package: SourcePackage, in folder: String) {
    (self.package, self.folder) = (package, folder)
  }

  /// The result of porting.
  public struct Port: Sendable {
    /// The findings, by target, with the owner's absolute paths.
    public var findings: [(target: String, finding: Finding)] = []
    /// The number of Swift files, and of those that were changed.
    public var files = 0, changed = 0
    /// The modules that files import, by target.
    public var imports: [String: Set<String>] = [:]
    /// The owner's files by those of the shadow.
    public var origins: [String: String] = [:]
  }

  /// Ports all targets, and writes the manifest.
  public func write() throws -> Port {
    var port = Port()
    for target in package.targets { try write(target, &port) }
    try write(ShadowManifest(package).text, to: "Package.swift")
    return port
  }

  /// The folder of a target, inside the shadow.
  static func location(of target: SourceTarget) -> String {
    (target.kind == .test ? "Tests/" : "Sources/") + target.name
  }

  private func write(_ target: SourceTarget, _ port: inout Port) throws {
    let location = Self.location(of: target)
    for (number, source) in target.folders.enumerated() {
      var tree = try SourceTree(reading: source)
      tree.keep { path in target.holds(path, inFirstFolder: number == 0) && !Self.isInC(path) }
      let output = try OutputFolder("\(folder)/\(location)/part\(number)", for: tree)
      let result = Porter.port(tree.sources)
      try output.write(result, of: tree)
      port.files += result.files.count
      port.changed += zip(tree.sources, result.files).count { $0.bytes != $1.bytes }
      port.findings += (tree.findings + result.findings).map { (target.name, $0.moved(to: source)) }
      for file in result.files {
        port.origins["\(folder)/\(location)/part\(number)/\(file.path)"] = "\(source)/\(file.path)"
        port.imports[target.name, default: []].formUnion(ModuleImports.names(in: file.text))
      }
    }
    if target.kind == .test { try write(Self.exports, to: location + "/MatchcutExports.swift") }
  }

  /// Whether a file is C's or Objective-C's, which a target of Swift cannot hold.
  static func isInC(_ path: String) -> Bool {
    ["c", "cc", "cpp", "h", "m", "mm", "modulemap", "pch"].contains((path as NSString).pathExtension)
  }

  /// The file that the list of tests needs in a module of tests.
  private static let exports = "@_exported import StagedTests\n"

  /// Writes a file, unless it is the same: the package manager goes by the time of the last change.
  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: url)) != data else { return }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    } catch {
      throw TestError("\(url.path) can't be written: \(error.localizedDescription)")
    }
  }
}

extension SourceTarget {
  /// Whether a file of its folder belongs to the target.
  func holds(_ path: String, inFirstFolder: Bool) -> Bool {
    func isInside(_ folder: String) -> Bool {
      let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      return path == folder || path.hasPrefix(folder + "/") || folder == "."
    }
    guard inFirstFolder else { return true }
    if resources.contains(where: { isInside($0.path) }) { return true }
    if excluded.contains(where: isInside) { return false }
    return included.isEmpty || included.contains(where: isInside)
  }
}
