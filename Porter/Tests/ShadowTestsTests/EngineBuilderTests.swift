import Foundation
import Testing

@testable import ShadowTests

@Suite("The builder of the engine") struct EngineBuilderTests {
  /// A folder with a package, which is deleted afterwards.
  private func withPackage<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/engine-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/Sources/A", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manifest = "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: folder + "/Sources/A/A.swift"))
    return try body(folder)
  }

  @Test("A fresh clone, which has no versions of dependencies yet, has a key, and another one with other source")
  func fresh() throws {
    try withPackage { folder in
      let builder = EngineBuilder(source: folder, cache: folder + "/cache") { _ in }
      try builder.resolve()
      let key = try builder.key(of: "swift")
      #expect(try builder.key(of: "swift") == key)
      try Data("let a = 2\n".utf8).write(to: URL(fileURLWithPath: folder + "/Sources/A/A.swift"))
      #expect(try builder.key(of: "swift") != key)
    }
  }

  @Test("A folder without a package is an error that says how to name another")
  func missing() {
    let builder = EngineBuilder(source: "/nowhere", cache: "/nowhere/cache") { _ in }
    let error = #expect(throws: TestError.self) { try builder.key(of: "swift") }
    #expect(error?.description == "There is no Matchcut in /nowhere. Name its folder with --engine DIR.")
  }
}
