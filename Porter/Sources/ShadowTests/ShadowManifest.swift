import Foundation

/// The manifest of a shadow package.
struct ShadowManifest {
  private let package: SourcePackage

  init(_ package: SourcePackage) {
    self.package = package
  }

  var text: String {
    """
    // swift-tools-version: 6.0
    // Written by matchcut test; the next run writes it again.
    import PackageDescription

    let package = Package(
      name: \(quoted(package.name)), defaultLocalization: \(quoted(package.defaultLocalization ?? "en")),
      dependencies: [\(package.packages.map { ".package(path: \(quoted($0.folder)))" }.joined(separator: ", "))],
      targets: [
    \(package.targets.map(target).joined(separator: ",\n"))
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  private func target(_ target: SourceTarget) -> String {
    let dependencies = dependencies(of: target)
    let resources = target.resources.map { resource in
      ".\(resource.isCopied ? "copy" : "process")(\(quoted("part0/" + resource.path)))"
    }
    var settings = [".swiftLanguageMode(.v\(target.languageMode))"]
    if !target.flags.isEmpty { settings.append(".unsafeFlags([\(target.flags.map(quoted).joined(separator: ", "))])") }
    let kind = target.kind == .test ? "testTarget" : "target"
    return """
          .\(kind)(
            name: \(quoted(target.name)), dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(quoted(ShadowPackage.location(of: target))), resources: [\(resources.joined(separator: ", "))],
            swiftSettings: [\(settings.joined(separator: ", "))])
      """
  }

  /// The targets and products that a target depends on, as the manifest writes them.
  private func dependencies(of target: SourceTarget) -> [String] {
    let names = Set(package.targets.filter { $0.kind == .library }.map(\.name))
    return target.dependencies.flatMap { name -> [String] in
      if names.contains(name) { return name == target.name ? [] : [quoted(name)] }
      if let targets = package.products[name] { return targets.filter(names.contains).map(quoted) }
      guard let other = package.packages.first(where: { $0.products.contains(name) }) else { return [] }
      let identity = (other.folder as NSString).lastPathComponent
      return [".product(name: \(quoted(name)), package: \(quoted(identity)))"]
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n", "\r": " "
      default: String(character)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
