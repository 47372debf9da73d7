import Foundation

/// Builds the engine from Matchcut's source, unless the cache has it.
public struct EngineBuilder {
  /// Matchcut's own folder.
  let source: String
  /// The folder of the cache.
  let cache: String
  /// The folder of the package manager's build; nil for one in the cache.
  let scratch: String?
  /// Whether the engine is built without optimization, which takes less time.
  let isDebug: Bool
  /// More flags for the package manager.
  let flags: [String]
  /// Called with a line about what takes time.
  let say: @Sendable (String) -> Void

  /// A builder of the engine from the source in a folder.
  public init(
    source: String, cache: String, scratch: String? = nil, isDebug: Bool = false, flags: [String] = [],
    say: @escaping @Sendable (String) -> Void
  ) {
    (self.source, self.cache, self.scratch, self.say) = (source, cache, scratch, say)
    (self.isDebug, self.flags) = (isDebug, flags)
  }

  /// The targets that tests see; those beneath are built with them.
  private static let targets = ["StagedTests", "TransitionEffects", "OSLog", "_Testing_UIKit", "_Testing_CoreGraphics"]

  /// The engine for a toolchain.
  ///
  /// - Throws: ``TestError`` where it does not build.
  public func engine() throws -> Engine {
    try resolve()
    let toolchain = try ChildProcess(["swiftc", "--version"]).captured(limit: 60).text
    let key = try key(of: toolchain)
    let folder = "\(cache)/engines/\(key)"
    if let engine = Engine(in: folder) { return engine }
    say("Building the engine, once for this version and toolchain. It is kept in \(cache)/engines.")
    let build = try build()
    say("Packing the engine.")
    return try pack(build, into: folder)
  }

  /// Writes the versions of the engine's dependencies where a fresh clone has none yet: they are part of the key, and a
  /// build would write them.
  func resolve() throws {
    let exists = FileManager.default.fileExists(atPath:)
    guard exists(source + "/Package.swift"), !exists(source + "/Package.resolved") else { return }
    let result = try ChildProcess(["swift", "package", "--package-path", source, "resolve"]).captured(limit: 600)
    guard result.status == 0 else {
      throw TestError("The engine's dependencies can't be resolved:\n\(result.text)")
    }
  }

  /// A digest of the toolchain, of the kind of build, of what is packed, and of the engine's source.
  func key(of toolchain: String) throws -> String {
    var digest = Digest()
    digest.add(toolchain)
    digest.add(([isDebug ? "debug" : "release"] + flags).joined(separator: "\0"))
    digest.add(EnginePacking.modules.joined(separator: "\0"))
    for name in try files() {
      digest.add(name)
      guard let data = FileManager.default.contents(atPath: source + "/" + name) else {
        throw TestError("\(source)/\(name) can't be read.")
      }
      digest.add(data)
    }
    return digest.text
  }

  /// The files of the engine's source.
  private func files() throws -> [String] {
    guard FileManager.default.fileExists(atPath: source + "/Package.swift") else {
      throw TestError("There is no Matchcut in \(source). Name its folder with --engine DIR.")
    }
    let sources = FileManager.default.subpaths(atPath: source + "/Sources") ?? []
    let kinds: Set<String> = ["swift", "c", "h", "modulemap", "S"]
    let relevant = sources.filter { kinds.contains(($0 as NSString).pathExtension) }
    // A package without dependencies has no versions.
    let versions = ["Package.resolved"].filter { FileManager.default.fileExists(atPath: source + "/" + $0) }
    return ["Package.swift"] + versions + relevant.sorted().map { "Sources/" + $0 }
  }

  private func build() throws -> String {
    let scratch = scratch ?? "\(cache)/build"
    let common =
      [
        "--package-path", source, "--scratch-path", scratch, "-c", isDebug ? "debug" : "release", "--ignore-lock",
      ] + flags
    let environment = ["MATCHCUT_TESTS": ""]
    for target in Self.targets {
      let command = ["swift", "build", "--target", target] + common
      let result = try ChildProcess(command, environment: environment).captured(limit: 7200)
      guard result.status == 0 else { throw TestError("The engine does not build:\n\(result.text)") }
    }
    let path = try ChildProcess(["swift", "build"] + common + ["--show-bin-path"], environment: environment)
      .captured(limit: 120)
    return path.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  private func pack(_ build: String, into folder: String) throws -> Engine {
    let parts = folder + ".\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: parts) }
    let packing = EnginePacking(source: source, build: build, folder: parts)
    do {
      try packing.run()
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.moveItem(atPath: parts, toPath: folder)
    } catch let error as TestError {
      throw error
    } catch {
      let path = (error as NSError).userInfo[NSFilePathErrorKey].map { " (\($0))" } ?? ""
      throw TestError("The engine can't be cached in \(cache): \(error.localizedDescription)\(path)")
    }
    guard let engine = Engine(in: folder) else { throw TestError("The engine in \(folder) is not whole.") }
    return engine
  }
}
