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

  @Test("A command that prints nothing for too long is ended, and one that goes on printing is not")
  func silence() throws {
    var limits = TimeLimits(total: 60)
    limits.silence = 1.5
    #expect(try ChildProcess(["sh", "-c", "echo a; sleep 600"]).run(limits: limits) { _ in } == 124)
    let talking = "for i in 1 2 3 4 5 6; do echo $i; sleep 0.5; done"
    #expect(try ChildProcess(["sh", "-c", talking]).run(limits: limits) { _ in } == 0)
    limits.silenceBegins = { $0 == "b" }
    #expect(try ChildProcess(["sh", "-c", "echo a; sleep 3; echo c"]).run(limits: limits) { _ in } == 0)
    #expect(try ChildProcess(["sh", "-c", "echo b; sleep 600"]).run(limits: limits) { _ in } == 124)
  }

  @Test("A command that is ended for its time may first say where it stands")
  func backtrace() throws {
    var limits = TimeLimits(total: 1)
    limits.backtrace = 20
    let waiting = "sh -c 'trap \"echo at line 3; exit 3\" QUIT; while :; do :; done'; exit 0"
    let lines = Lines()
    #expect(try ChildProcess(["sh", "-c", waiting]).run(limits: limits) { lines.add($0) } == 124)
    #expect(lines.all == ["at line 3"])
    // A program goes on after Swift's backtrace, and is then ended at once.
    let loop = "sh -c 'trap \"echo Backtrace took 1 s\" QUIT; while :; do :; done'; exit 0"
    let start = Date()
    #expect(try ChildProcess(["sh", "-c", loop]).run(limits: limits) { _ in } == 124)
    #expect(Date().timeIntervalSince(start) < 15)
  }
}

/// Lines that come from another thread.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func add(_ line: String) { lock.withLock { lines.append(line) } }
}
