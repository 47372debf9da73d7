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
}
