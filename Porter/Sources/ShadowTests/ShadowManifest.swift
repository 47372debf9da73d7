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
      name: \(quoted(package.name)),
      targets: [
    \(package.targets.map(target).joined(separator: ",\n"))
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  private func target(_ target: SourceTarget) -> String {
    let names = Set(package.targets.filter { $0.kind == .library }.map(\.name))
    let dependencies = target.dependencies.filter { names.contains($0) && $0 != target.name }
    let resources = target.resources.map { resource in
      ".\(resource.isCopied ? "copy" : "process")(\(quoted("part0/" + resource.path)))"
    }
    var settings = [".swiftLanguageMode(.v\(target.languageMode))"]
    if !target.flags.isEmpty { settings.append(".unsafeFlags([\(target.flags.map(quoted).joined(separator: ", "))])") }
    let kind = target.kind == .test ? "testTarget" : "target"
    return """
          .\(kind)(
            name: \(quoted(target.name)), dependencies: [\(dependencies.map(quoted).joined(separator: ", "))],
            path: \(quoted(ShadowPackage.location(of: target))), resources: [\(resources.joined(separator: ", "))],
            swiftSettings: [\(settings.joined(separator: ", "))])
      """
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
