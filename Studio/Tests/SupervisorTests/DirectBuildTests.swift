import Foundation
import Testing

@testable import Supervisor

@Suite("Builds of a save")
struct DirectBuildTests {
  private static let description = """
    client:
      name: basic
    commands:
      "C.App-x86_64-unknown-linux-gnu-debug.exe":
        tool: shell
        inputs: ["/b/App.build/main.swift.o","/b/Lamp.build/Lamp.swift.o","/b/UIKit.build/View.swift.o"]
        outputs: ["/b/App"]
        description: "Linking ./b/App"
        args: ["/bin/swiftc","-o","/b/App"]

      "C.App-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/Sources/App/main.swift","/b/Modules/Lamp.swiftmodule","/b/Modules/UIKit.swiftmodule"]
        outputs: ["/b/App.build/main.swift.o","/b/Modules/App.swiftmodule"]
        args: ["/bin/swiftc","-module-name","App"]

      "C.Lamp-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/Sources/Lamp/Lamp.swift","/b/Modules/UIKit.swiftmodule"]
        outputs: ["/b/Lamp.build/Lamp.swift.o","/b/Modules/Lamp.swiftmodule"]
        args: ["/bin/swiftc","-module-name","Lamp"]

      "C.LampTests-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/Tests/LampTests/Tests.swift","/b/Modules/Lamp.swiftmodule"]
        outputs: ["/b/LampTests.build/Tests.swift.o","/b/Modules/LampTests.swiftmodule"]
        args: ["/bin/swiftc","-module-name","LampTests"]

      "C.UIKit-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/m/Sources/UIKit/View.swift"]
        outputs: ["/b/UIKit.build/View.swift.o","/b/Modules/UIKit.swiftmodule"]
        args: ["/bin/swiftc","-module-name","UIKit"]

    """

  @Test(
    "Of a build's description the app's own modules are read that the program links, each after those that it imports")
  func plan() throws {
    let plan = try BuildPlan(Self.description, product: "App", package: "/p")
    #expect(plan.modules.map(\.name) == ["Lamp", "App"])
    #expect(plan.modules[1].imports == ["/b/Modules/Lamp.swiftmodule", "/b/Modules/UIKit.swiftmodule"])
    #expect(plan.modules[0].sources == ["/p/Sources/Lamp/Lamp.swift"])
    #expect(plan.link == ["/bin/swiftc", "-o", "/b/App"] && plan.program == "/b/App")
  }

  @Test("A description without the program or without sources of the package has a reason")
  func failures() {
    let none = #expect(throws: BuildPlan.Failure.self) {
      try BuildPlan(Self.description, product: "Other", package: "/p")
    }
    #expect(none?.description == "the build's description has no program Other")
    let other = #expect(throws: BuildPlan.Failure.self) {
      try BuildPlan(Self.description, product: "App", package: "/x")
    }
    #expect(other?.description == "the build's description has no module with sources in /x")
  }

  @Test("Saved files are known by their times and sizes, and a file that comes or goes is left to the package manager")
  func stamps() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
    }
    for name in [".build", "Sources"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try write("Sources/A.swift", "a")
    try write(".build/B.swift", "b")
    try write("notes.txt", "n")
    let first = SourceStamps(folder.path)
    #expect(SourceStamps(folder.path).changed(since: first) == [])
    try write("Sources/A.swift", "another")
    try write(".build/B.swift", "another")
    try write("notes.txt", "another")
    #expect(SourceStamps(folder.path).changed(since: first) == ["\(folder.path)/Sources/A.swift"])
    try write("Sources/C.swift", "c")
    #expect(SourceStamps(folder.path).changed(since: first) == nil)
  }

  @Test("A program is linked with a library of what no save changes, and runs with the objects that replace the app's")
  func link() throws {
    let folder = try TemporaryFolder()
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }
    let run: DirectBuild.Run = { words in
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      (process.arguments, process.standardOutput, process.standardError) = (words, pipe, pipe)
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }
    func check(_ words: [String]) throws {
      let result = try run(words)
      #expect(result.status == 0, "\(result.text)")
    }
    try write("Engine.swift", "public func light() -> String { \"lit\" }")
    try write("main.swift", "import Engine\nprint(\"before\", light())")
    try write("other.swift", "import Engine\nprint(\"after\", light())")
    try check([
      "swiftc", "-c", "-parse-as-library", "-module-name", "Engine", "-emit-module", "-emit-module-path",
      path("Engine.swiftmodule"), path("Engine.swift"), "-o", path("Engine.o"),
    ])
    for (source, object) in [("main.swift", "main.o"), ("other.swift", "other.o")] {
      try check(["swiftc", "-c", "-module-name", "App", "-I", folder.path, path(source), "-o", path(object)])
    }
    try write("App.list", "'\(path("Engine.o"))'\n'\(path("main.o"))'")
    let arguments = try JSONSerialization.data(
      withJSONObject: ["swiftc", "-o", path("App"), "-module-name", "App", "-emit-executable", "@\(path("App.list"))"],
      options: .withoutEscapingSlashes)
    let description = Self.description
      .replacingOccurrences(of: #"["/bin/swiftc","-o","/b/App"]"#, with: String(decoding: arguments, as: UTF8.self))
      .replacingOccurrences(of: #""/b/App""#, with: "\"\(path("App"))\"")
    let plan = try BuildPlan(description, product: "App", package: "/p")
    try FileManager.default.createDirectory(atPath: path("own"), withIntermediateDirectories: true)
    let link = try FastLink(plan, replacing: [path("main.o"): path("other.o")], folder: path("own"), run: run)
    let first = try run([link.program])
    #expect(first.status == 0 && first.text == "after lit\n")
    // A save writes the object anew; the library stays.
    func libraryDate() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: link.program + ".so")[.modificationDate] as? Date
    }
    let library = try libraryDate()
    try FileManager.default.removeItem(atPath: path("other.o"))
    try FileManager.default.copyItem(atPath: path("main.o"), toPath: path("other.o"))
    try link.run(run)
    let second = try run([link.program])
    #expect(second.status == 0 && second.text == "before lit\n")
    #expect(try libraryDate() == library)
  }

  @Test("A command's words are read as a shell reads them")
  func words() {
    #expect(ShellWords.words(in: #"/bin/a 'b c' d\ e "f 'g'" ''"#) == ["/bin/a", "b c", "d e", "f 'g'", ""])
  }
}
