import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("The main queue on a stage") @MainActor struct StageTimeTests {
  @Test("A delayed block of the main queue runs at its exact time on the stage's clock (P-73)")
  func asyncAfter() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.255) { times.append(stage.time) }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.3) { times.append(stage.time) }
      stage.advance(by: 0.25)
      #expect(times.isEmpty)
      try stage.settle()
      #expect(times == [0.255, 0.3])
    }
  }

  @Test("Blocks of the main queue run in the order of sending, and what they send follows at the same time")
  func async() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      DispatchQueue.main.async {
        calls.append("first at \(stage.time)")
        DispatchQueue.main.async { calls.append("third at \(stage.time)") }
      }
      DispatchQueue.main.async(flags: .barrier) { calls.append("second at \(stage.time)") }
      DispatchQueue.main.async(qos: .userInitiated) { calls.append("beside it at \(stage.time)") }
      #expect(calls.isEmpty)
      try stage.settle()
      #expect(calls == ["first at 0.0", "second at 0.0", "beside it at 0.0", "third at 0.0"])
    }
  }

  @Test("A cancelled work item does not run, and a debounce keeps only the last one")
  func debounce() throws {
    try withStage(.small) { stage in
      var searches: [String] = []
      var waiting: DispatchWorkItem?
      func type(_ text: String) {
        waiting?.cancel()
        let item = DispatchWorkItem { MainActor.assumeIsolated { searches.append("\(text) at \(stage.time)") } }
        waiting = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
      }
      for text in ["s", "sw", "swi"] {
        type(text)
        stage.advance(by: 0.25)
      }
      try stage.settle()
      #expect(searches == ["swi at 1.0"])
    }
  }

  @Test("A deadline in the past is due at once; one in a thousand years, or never, is dropped as by the library")
  func deadlines() throws {
    try withStage(.small) { stage in
      var calls = 0
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { calls += 1 }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { calls += 10 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1000 * 365.25 * 86_400) { calls += 10 }
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(-1)) { calls += 1 }
      try stage.settle()
      #expect(calls == 2 && stage.time == 0)
    }
  }

  @Test("settle names a delayed block whose time does not come")
  func far() throws {
    try withStage(.small) { stage in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3e9) {}
      #expect {
        try stage.settle(within: 1)
      } throws: { error in
        "\(error)".contains(
          "a delayed block on DispatchQueue.main from UIKitViewsTests.StageTimeTests.far() throws, due at 3000000000")
      }
    }
  }

  @MainActor private final class Loop {
    var rounds = 0

    func again() {
      rounds += 1
      DispatchQueue.main.async { self.again() }
    }
  }

  @Test("settle names blocks that enqueue themselves for ever, and the stage goes on")
  func endless() throws {
    try withStage(.small) { stage in
      let loop = Loop()
      loop.again()
      #expect {
        try stage.settle(within: 0.1)
      } throws: { error in
        "\(error)".contains(
          "a block on DispatchQueue.main from UIKitViewsTests.StageTimeTests.Loop.again(), due at")
      }
      #expect(loop.rounds > 100)
    }
  }

  @Test("The work of a stage that has ended never runs")
  func ended() async throws {
    var calls = 0
    try withStage(.small) { _ in
      DispatchQueue.main.async { calls += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now()) { calls += 1 }
    }
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    #expect(calls == 0)
  }

  @Test("A stage that begins and ends inside a block of another leaves the other its time and its work")
  func nested() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        #expect(throws: Never.self) {
          try withStage(.small) { inner in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { calls.append("inner at \(inner.time)") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 9) { calls.append("never") }
            inner.advance(by: 3)
          }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { calls.append("outer at \(stage.time)") }
      }
      try stage.settle()
      #expect(calls == ["inner at 2.0", "outer at 0.75"])
    }
  }

  @Test("Outside of stages the main queue is the process's")
  func outside() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { turn in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { turn.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test("While a test is suspended, its stage advances to the block that it waits for")
  func suspended() async throws {
    try await withStage(.small) { stage in
      await withCheckedContinuation { turn in
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { turn.resume() }
      }
      #expect(stage.time == 60)
    }
  }

  @Test("A group's notification comes when its work is done, on the stage's clock")
  func groups() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      let group = DispatchGroup()
      DispatchQueue.main.async(group: group) { calls.append("work") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        calls.append("leave")
        group.leave()
      }
      group.notify(queue: .main) { calls.append("notified at \(stage.time)") }
      try stage.settle()
      #expect(calls == ["work", "leave", "notified at 0.5"])
      let item = DispatchWorkItem { calls.append("item") }
      item.notify(queue: .main) { calls.append("item done") }
      DispatchQueue.main.async(execute: item)
      try stage.settle()
      #expect(calls.suffix(2) == ["item", "item done"])
    }
  }
}
