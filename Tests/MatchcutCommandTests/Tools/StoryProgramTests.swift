import Testing

@testable import MatchcutCommand

@Suite("The program with an app's stories") struct StoryProgramTests {
  @Test("A folder without a package is an error that names it")
  func missing() {
    let program = StoryProgram(package: "/nowhere/App", product: "Preview", isDebug: true, scratch: nil)
    let failure = #expect(throws: CompanionTool.Failure.self) { try program.path { _ in } }
    #expect(failure?.description == "There is no package in /nowhere/App: no Package.swift lies there.")
    #expect(failure.flatMap { ExitStatus(of: $0) } == .unavailable)
  }

  @Test("Without a package it is Matchcut's own")
  func own() {
    let program = StoryProgram(package: nil, product: nil, isDebug: true, scratch: nil, root: "/nowhere")
    let failure = #expect(throws: CompanionTool.Failure.self) { try program.path { _ in } }
    #expect(failure?.description == "There is no package in /nowhere: no Package.swift lies there.")
  }

  @Test("In a window the demo is built in the folder of Matchcut's own build, and a package in its own")
  func window() {
    let demo = StoryProgram(package: nil, product: nil, isDebug: true, scratch: nil, viewer: .window, root: "/m")
    #expect(
      demo.options == [
        "--package-path", "/m/Window", "-c", "debug", "--product", "matchcut-window", "--scratch-path", "/m/.build",
        "--disable-build-manifest-caching",
      ])
    let app = StoryProgram(package: "/a", product: "App", isDebug: false, scratch: nil, viewer: .window, root: "/m")
    #expect(app.options == ["--package-path", "/a", "-c", "release", "--product", "App"])
    let shared = StoryProgram(package: "/a", product: "App", isDebug: false, scratch: "/s", viewer: .window)
    #expect(shared.options.suffix(3) == ["--scratch-path", "/s", "--disable-build-manifest-caching"])
  }
}
