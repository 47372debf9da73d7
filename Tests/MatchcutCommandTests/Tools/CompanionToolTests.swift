import Testing

@testable import MatchcutCommand

@Suite("The programs of companion packages") struct CompanionToolTests {
  @Test("A folder without the porter is an error that says how to name another")
  func missing() {
    let tool = CompanionTool("matchcut-port", of: "Porter", root: "/nowhere")
    let failure = #expect(throws: CompanionTool.Failure.self) { try tool.path { _ in } }
    #expect(failure?.description == "There is no package in /nowhere/Porter. Set MATCHCUT_ROOT to Matchcut's folder.")
  }

  @Test("A program that is not there can't be run")
  func run() {
    let failure = #expect(throws: CompanionTool.Failure.self) {
      try CompanionTool.become("/nowhere/matchcut-port", arguments: [])
    }
    #expect(failure?.description == "/nowhere/matchcut-port can't be run: No such file or directory.")
  }
}
