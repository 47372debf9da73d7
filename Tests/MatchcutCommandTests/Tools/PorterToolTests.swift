import Testing

@testable import MatchcutCommand

@Suite("The porter's programs") struct PorterToolTests {
  @Test("A folder without the porter is an error that says how to name another")
  func missing() {
    let tool = PorterTool("matchcut-port", root: "/nowhere")
    let failure = #expect(throws: PorterTool.Failure.self) { try tool.path { _ in } }
    #expect(failure?.description == "There is no porter in /nowhere/Porter. Set MATCHCUT_ROOT to Matchcut's folder.")
  }

  @Test("A program that is not there can't be run")
  func run() {
    let failure = #expect(throws: PorterTool.Failure.self) {
      try PorterTool("matchcut-port").become("/nowhere/matchcut-port", arguments: [])
    }
    #expect(failure?.description == "/nowhere/matchcut-port can't be run: No such file or directory")
  }
}
