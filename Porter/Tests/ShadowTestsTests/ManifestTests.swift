import Foundation
import Testing

@testable import ShadowTests

@Suite("Manifests") struct ManifestTests {
  private func package(_ targets: String, versions: String = "null") throws -> SourcePackage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Sources/Cards"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"name": "Deck", "dependencies": [{"sourceControl": [{"identity": "kingfisher"}]}], "targets": [\(targets)],
       "swiftLanguageVersions": \(versions), "toolsVersion": {"_version": "5.9.0"}}
      """
    return try ManifestReader.package(from: Data(json.utf8), in: folder.path)
  }

  @Test("Targets have their folders, settings, dependencies and resources")
  func targets() throws {
    let package = try package(
      """
      {"name": "Cards", "type": "regular", "exclude": ["Info.plist"], "dependencies": [{"byName": ["Base", null]}],
       "resources": [{"path": "Art", "rule": {"process": {}}}],
       "settings": [{"tool": "swift", "kind": {"define": {"_0": "DEBUG"}}}]},
      {"name": "Tool", "type": "executable", "exclude": [], "dependencies": []}
      """, versions: "[\"6\"]")
    let target = try #require(package.targets.first)
    #expect(package.targets.count == 1 && package.dependencies == ["kingfisher"])
    #expect(target.folders[0].hasSuffix("Sources/Cards") && target.languageMode == "6")
    #expect(target.flags == ["-D", "DEBUG"] && target.dependencies == ["Base"] && target.excluded == ["Info.plist"])
    #expect(target.resources == [.init(path: "Art", isCopied: false)])
  }

  @Test("A manifest of another form is an error that says so")
  func form() {
    #expect(throws: TestError.self) { try ManifestReader.package(from: Data("[]".utf8), in: "/") }
  }

  @Test("The shadow's manifest names its targets, and escapes what a name may hold")
  func shadow() {
    var target = SourceTarget(name: "Cards", kind: .library, folders: ["/a"])
    target.dependencies = ["Other"]
    target.flags = ["-D", "A\"B"]
    let text = ShadowManifest(SourcePackage(name: "De\\ck", targets: [target])).text
    #expect(text.contains("name: \"De\\\\ck\"") && text.contains(".unsafeFlags([\"-D\", \"A\\\"B\"])"))
    #expect(!text.contains("Other") && text.contains("path: \"Sources/Cards\""))
  }

  @Test("Excluded files don't belong to a target, nor do those beside its list")
  func holds() {
    var target = SourceTarget(name: "Cards", kind: .library, folders: ["/a"])
    target.excluded = ["Demo/"]
    #expect(target.holds("A.swift", inFirstFolder: true) && !target.holds("Demo/B.swift", inFirstFolder: true))
    target.included = ["Core"]
    #expect(target.holds("Core/A.swift", inFirstFolder: true) && !target.holds("A.swift", inFirstFolder: true))
  }
}
