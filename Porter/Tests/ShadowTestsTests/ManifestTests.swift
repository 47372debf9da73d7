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

  @Test("A target of Objective-C is left out")
  func objectiveC() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
    let source = folder.appendingPathComponent("Sources/Runtime")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("int a;".utf8).write(to: source.appendingPathComponent("runtime.m"))
    let json = """
      {"name": "Deck", "dependencies": [], "toolsVersion": {"_version": "5.9.0"},
       "targets": [{"name": "Runtime", "type": "regular", "exclude": [], "dependencies": []}]}
      """
    #expect(try ManifestReader.package(from: Data(json.utf8), in: folder.path).targets.isEmpty)
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
    var package = SourcePackage(name: "De\\ck", targets: [target])
    package.defaultLocalization = "nb"
    let text = ShadowManifest(package).text
    #expect(text.contains("defaultLocalization: \"nb\""))
    #expect(text.contains("name: \"De\\\\ck\"") && text.contains(".unsafeFlags([\"-D\", \"A\\\"B\"])"))
    #expect(!text.contains("Other") && text.contains("path: \"Sources/Cards\""))
  }

  /// A package of one library that holds one line of source, and what is called with it.
  private func withLibrary(_ source: String, _ body: (SourcePackage, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Base-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/Sources/Base", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Sources/Base/Base.swift"))
    let target = SourceTarget(name: "Base", kind: .library, folders: [folder + "/Sources/Base"])
    var base = SourcePackage(name: "Base", targets: [target])
    base.products = ["BaseKit": ["Base"]]
    try body(base, folder)
  }

  private var deck: SourcePackage {
    var target = SourceTarget(name: "Cards", kind: .library, folders: ["/a"])
    target.dependencies = ["BaseKit"]
    return SourcePackage(name: "Deck", targets: [target], dependencies: ["base"])
  }

  @Test("A package that imports UIKit is ported with the package that depends on it")
  func portedDependency() throws {
    try withLibrary("import UIKit\n") { base, folder in
      let package = deck.adding(base, in: folder)
      #expect(package.targets.map(\.name) == ["Cards", "Base"])
      #expect(ShadowManifest(package).text.contains("name: \"Cards\", dependencies: [\"Base\"]"))
    }
  }

  @Test("A package that does not import UIKit is built as it is")
  func plainDependency() throws {
    try withLibrary("import Foundation\n") { base, folder in
      let package = deck.adding(base, in: folder)
      let text = ShadowManifest(package).text
      #expect(package.targets.map(\.name) == ["Cards"] && text.contains(".package(path: \"\(folder)\")"))
      let identity = (folder as NSString).lastPathComponent
      #expect(text.contains(".product(name: \"BaseKit\", package: \"\(identity)\")"))
    }
  }

  @Test("Without a manifest's list, each target depends on all packages that are given")
  func undeclaredDependency() throws {
    try withLibrary("import UIKit\n") { base, folder in
      let own = SourcePackage(name: "Deck", targets: [SourceTarget(name: "Cards", kind: .library, folders: ["/a"])])
      #expect(own.adding(base, in: folder).targets[0].dependencies == ["BaseKit"])
    }
  }

  @Test("Folders of tests take the place of the manifest's, and see all libraries")
  func testFolders() throws {
    try withLibrary("import UIKit\n") { base, folder in
      var package = base
      package.targets.append(SourceTarget(name: "BaseTests", kind: .test, folders: ["/none"]))
      let result = try package.testing([folder])
      #expect(result.targets.map(\.name) == ["Base", "BaseFolderTests"])
      #expect(result.targets[1].folders == [folder] && result.targets[1].dependencies == ["Base"])
      #expect(throws: TestError.self) { try package.testing([folder + "/Missing"]) }
    }
  }

  @Test(
    "Files of C and Objective-C are left out of a target of Swift",
    arguments: [("A.swift", false), ("A.m", true), ("include/A.h", true), ("Art/a.png", false)])
  func languages(path: String, isLeftOut: Bool) {
    #expect(ShadowPackage.isInC(path) == isLeftOut)
  }

  @Test("Excluded files don't belong to a target, nor do those beside its list")
  func holds() {
    var target = SourceTarget(name: "Cards", kind: .library, folders: ["/a"])
    target.excluded = ["Demo/"]
    #expect(target.holds("A.swift", inFirstFolder: true) && !target.holds("Demo/B.swift", inFirstFolder: true))
    target.included = ["Core"]
    #expect(target.holds("Core/A.swift", inFirstFolder: true) && !target.holds("A.swift", inFirstFolder: true))
    target.resources = [.init(path: "Demo/Art", isCopied: true)]
    #expect(target.holds("Demo/Art/a.png", inFirstFolder: true))
  }
}
