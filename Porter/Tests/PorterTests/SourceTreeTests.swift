import Foundation
import Testing

@testable import Porter

@Suite("Source trees") struct SourceTreeTests {
  private func port(_ folder: TemporaryFolder, from source: String, to output: String) throws -> PortReport {
    let tree = try SourceTree(reading: folder.path(source))
    let output = try OutputFolder(folder.path(output), for: tree)
    let result = Porter.port(tree.sources)
    try output.write(result, of: tree)
    return PortReport(result, of: tree)
  }

  @Test("Swift files are ported; manifests, resources and playgrounds are copied; hidden files are left out")
  func files() throws {
    let folder = try TemporaryFolder("files")
    let source = "import UIKit\n@objc protocol A {}\n"
    for (name, text) in [
      ("in/a name/Ä.swift", source), ("in/Package.swift", "// @objc"), ("in/a.png", "@objc"),
      ("in/.build/b.swift", source), ("in/Try.playground/Contents.swift", source),
    ] { try folder.write(text, to: name) }
    let report = try port(folder, from: "in", to: "out")
    #expect(folder.read("out/a name/Ä.swift") == "import UIKit\nprotocol A: AnyObject {}\n")
    #expect(folder.read("in/a name/Ä.swift") == source)
    #expect(folder.read("out/Package.swift") == "// @objc" && folder.read("out/a.png") == "@objc")
    #expect(folder.read("out/Try.playground/Contents.swift") == source)
    #expect(folder.read("out/.build/b.swift") == nil && report.files == 1 && report.changedFiles == 1)
  }

  @Test("A second run replaces what the first wrote, and removes what is no longer there")
  func secondRun() throws {
    let folder = try TemporaryFolder("second")
    try folder.write("let a = 1", to: "in/a.swift")
    try folder.write("let b = 1", to: "in/b.swift")
    _ = try port(folder, from: "in", to: "out")
    try FileManager.default.removeItem(atPath: folder.path("in/b.swift"))
    try folder.write("let a = 2", to: "in/a.swift")
    _ = try port(folder, from: "in", to: "out")
    #expect(folder.read("out/a.swift") == "let a = 2" && folder.read("out/b.swift") == nil)
  }

  @Test("Links that lead out of the tree or nowhere are refused; others are made again")
  func links() throws {
    let folder = try TemporaryFolder("links")
    try folder.write("let a = 1", to: "in/a.swift")
    try folder.write("let secret = 1", to: "other/secret.swift")
    for (link, destination) in [
      ("in/out.swift", "../other/secret.swift"), ("in/up", ".."), ("in/none.swift", "missing.swift"),
      ("in/same.swift", "a.swift"),
      ("in/root", folder.path("other")),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: destination)
    }
    let report = try port(folder, from: "in", to: "out")
    #expect(report.count(of: .unreadable) == 4)
    #expect(folder.read("out/same.swift") == "let a = 1" && folder.read("out/out.swift") == nil)
  }

  @Test("A folder with empty folders only, as a build makes them, is taken for the output")
  func emptyFolders() throws {
    let folder = try TemporaryFolder("empty")
    try folder.write("let a = 1", to: "in/deep/a.swift")
    try FileManager.default.createDirectory(atPath: folder.path("out/deep"), withIntermediateDirectories: true)
    _ = try port(folder, from: "in", to: "out")
    #expect(folder.read("out/deep/a.swift") == "let a = 1")
  }

  @Test("Pipes are refused and not read")
  func pipes() throws {
    let folder = try TemporaryFolder("pipes")
    try folder.write("let a = 1", to: "in/a.swift")
    #expect(mkfifo(folder.path("in/b.swift"), 0o600) == 0)
    #expect(try port(folder, from: "in", to: "out").count(of: .unreadable) == 1)
  }

  @Test("Output folders that hold other files, or lie in the source or around it, are refused")
  func outputs() throws {
    let folder = try TemporaryFolder("outputs")
    try folder.write("let a = 1", to: "in/a.swift")
    try folder.write("mine", to: "full/mine.txt")
    for (output, reason) in [
      ("full", "holds other files"), ("in", "lies in the source folder"), ("in/out", "lies in the source folder"),
      (".", "lies in the source folder"), ("full/mine.txt", "is no folder"),
    ] {
      let error = #expect(throws: PortError.self) { try port(folder, from: "in", to: output) }
      #expect(error?.description.contains(reason) == true)
    }
    #expect(folder.read("full/mine.txt") == "mine" && folder.read("in/a.swift") == "let a = 1")
  }

  @Test("A source that is no folder is named")
  func sources() throws {
    let folder = try TemporaryFolder("sources")
    try folder.write("let a = 1", to: "a.swift")
    #expect(throws: PortError("There is no folder \(folder.path("none")).")) {
      try SourceTree(reading: folder.path("none"))
    }
    #expect(throws: PortError.self) { try SourceTree(reading: folder.path("a.swift")) }
  }
}
