import Foundation
import Testing

@testable import ShadowTests

@Suite("Commands") struct ChildProcessTests {
  @Test("A command's output, errors and exit code are returned")
  func output() throws {
    let outcome = try ChildProcess(["sh", "-c", "echo a; echo b >&2; exit 3"]).captured(limit: 60)
    #expect(outcome.status == 3 && outcome.text.contains("a\n") && outcome.text.contains("b\n"))
  }

  @Test("A command that does not end is ended with those that it started, and says so by its code")
  func limit() throws {
    #expect(try ChildProcess(["sh", "-c", "sleep 600 & wait"]).captured(limit: 0.3).status == 124)
  }

  @Test("A command that is not there has the code of a shell's")
  func missing() throws {
    #expect(try ChildProcess(["matchcut-no-such-command"]).captured(limit: 60).status == 127)
  }
}
