import Foundation

/// Reads a package's manifest through the package manager, which evaluates it.
public enum ManifestReader {
  /// Reads the package in a folder.
  ///
  /// - Parameter scratch: a folder outside the package for what the package manager writes.
  /// - Throws: ``TestError`` where the manifest can't be evaluated, or has no target for these tests.
  public static func read(_ folder: String, scratch: String) throws -> SourcePackage {
    let result = try ChildProcess(
      ["swift", "package", "--package-path", folder, "--scratch-path", scratch, "dump-package"]
    ).captured(limit: 120)
    guard result.status == 0 else {
      throw TestError("The manifest of \(folder) can't be read:\n\(result.text)")
    }
    // Warnings stand around the description.
    let lines = result.text.split(separator: "\n").drop { $0 != "{" }
    let end = lines.lastIndex { $0 == "}" }
    let json = end.map { lines[...$0].joined(separator: "\n") } ?? result.text
    return try package(from: Data(json.utf8), in: folder)
  }

  /// The package that the package manager's description means.
  static func package(from json: Data, in folder: String) throws -> SourcePackage {
    let manifest: Manifest
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: json)
    } catch {
      throw TestError("The package manager describes \(folder) in a form that is not known: \(error)")
    }
    let mode = manifest.languageMode
    let targets = manifest.targets.compactMap { target in target.source(in: folder, mode: mode) }
    let identities = manifest.dependencies.compactMap(\.identity)
    var package = SourcePackage(name: manifest.name, targets: targets, dependencies: identities)
    package.defaultLocalization = manifest.defaultLocalization
    for product in manifest.products ?? [] { package.products[product.name] = product.targets }
    return package
  }
}

/// The description of a package as `swift package dump-package` prints it.
private struct Manifest: Decodable {
  let name: String
  let defaultLocalization: String?
  let targets: [Target]
  let products: [Product]?
  let dependencies: [Dependency]
  let swiftLanguageVersions: [String]?
  let toolsVersion: Version

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Version: Decodable {
    let _version: String
  }

  /// The language mode of targets that don't say one.
  var languageMode: String {
    let major = Int(_versionPart) ?? 5
    let listed = swiftLanguageVersions.map { $0.contains { $0.hasPrefix("6") } ? 6 : 5 }
    return (listed ?? major) >= 6 ? "6" : "5"
  }

  private var _versionPart: Substring { toolsVersion._version.prefix { $0 != "." } }

  struct Dependency: Decodable {
    let identity: String?

    private struct Location: Decodable { let identity: String }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Location]].self)
      identity = kinds.values.first?.first?.identity
    }
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]
    let sources: [String]?
    let dependencies: [TargetDependency]
    let resources: [Resource]?
    let settings: [Setting]?
  }

  /// A dependency by name, on a target or on a product: `{"byName": ["Name", null]}`.
  struct TargetDependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Element]].self)
      if case .text(let text)? = kinds.values.first?.first { name = text } else { name = nil }
    }

    enum Element: Decodable {
      case text(String), other

      init(from decoder: any Decoder) throws {
        self = (try? decoder.singleValueContainer().decode(String.self)).map(Element.text) ?? .other
      }
    }
  }

  struct Resource: Decodable {
    let path: String
    let rule: [String: Rule]

    struct Rule: Decodable {}
  }

  /// A setting of a build: `{"kind": {"define": {"_0": "DEBUG"}}, "tool": "swift"}`.
  struct Setting: Decodable {
    let kind: [String: Value]
    let tool: String

    struct Value: Decodable {
      let _0: StringOrList?
    }

    enum StringOrList: Decodable {
      case text(String), list([String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .list(try container.decode([String].self))
        }
      }
    }

    private enum CodingKeys: CodingKey { case kind, tool }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tool = try container.decode(String.self, forKey: .tool)
      kind = (try? container.decode([String: Value].self, forKey: .kind)) ?? [:]
    }
  }
}

extension Manifest.Target {
  /// The target; nil where it holds no Swift source to port.
  fileprivate func source(in folder: String, mode: String) -> SourceTarget? {
    guard let kind: SourceTarget.Kind = ["regular": .library, "test": .test][type], let location = location(in: folder)
    else {
      return nil
    }
    var target = SourceTarget(name: name, kind: kind, folders: [location])
    target.excluded = exclude
    target.included = sources ?? []
    target.dependencies = dependencies.compactMap(\.name)
    target.resources = (resources ?? []).map { .init(path: $0.path, isCopied: $0.rule["copy"] != nil) }
    target.languageMode = mode
    for setting in settings ?? [] where setting.tool == "swift" { setting.apply(to: &target) }
    return target.isInC ? nil : target
  }

  /// The folder of the source, where the package manager looks for it.
  private func location(in folder: String) -> String? {
    if let path { return path == "." || path.isEmpty ? folder : folder + "/" + path }
    let parents =
      type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let locations = parents.map { "\(folder)/\($0)/\(name)" } + parents.map { "\(folder)/\($0)" }
    return locations.first { location in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: location, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}

extension Manifest.Setting {
  fileprivate func apply(to target: inout SourceTarget) {
    for (name, value) in kind {
      switch (name, value._0) {
      case ("define", .text(let definition)): target.flags += ["-D", definition]
      case ("unsafeFlags", .list(let flags)): target.flags += flags
      case ("enableUpcomingFeature", .text(let feature)): target.flags += ["-enable-upcoming-feature", feature]
      case ("enableExperimentalFeature", .text(let feature)): target.flags += ["-enable-experimental-feature", feature]
      case ("defaultIsolation", .text(let actor)): target.flags += ["-default-isolation", actor]
      case ("swiftLanguageMode", .text(let mode)): target.languageMode = mode.hasPrefix("6") ? "6" : "5"
      default: break
      }
    }
  }
}

extension SourceTarget {
  /// Whether its source is C's or Objective-C's, and none Swift's.
  fileprivate var isInC: Bool {
    let names = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder) ?? []).filter { holds($0, inFirstFolder: folder == folders[0]) }
    }
    let kinds = Set(names.map { ($0 as NSString).pathExtension })
    return !kinds.contains("swift") && !kinds.isDisjoint(with: ["c", "m", "mm", "cc", "cpp", "h"])
  }
}
