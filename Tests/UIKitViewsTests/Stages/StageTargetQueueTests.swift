import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import TransitionStage

@Suite("Queues that target the main queue") @MainActor struct StageTargetQueueTests {
  @Test("Their blocks run on the stage's clock, in order with the main queue's")
  func order() throws {
    try withStage(.small) { stage in
      let queue = DispatchQueue(label: "screens.merged", target: .main)
      let outer = DispatchQueue(label: "screens.outer", target: queue)
      let calls = Log()
      queue.async { MainActor.assumeIsolated { calls.add("first at \(stage.time)") } }
      DispatchQueue.main.async { calls.add("second at \(stage.time)") }
      outer.async { MainActor.assumeIsolated { calls.add("third at \(stage.time)") } }
      outer.asyncAfter(deadline: .now() + 0.255) { MainActor.assumeIsolated { calls.add("later at \(stage.time)") } }
      try stage.settle()
      #expect(calls.all == ["first at 0.0", "second at 0.0", "third at 0.0", "later at 0.255"])
    }
  }

  private nonisolated static let key = DispatchSpecificKey<String>()

  @Test("A block is on its queue, on those that the queue targets, and on the main queue")
  func preconditions() throws {
    try withStage(.small) { stage in
      let queue = DispatchQueue(label: "screens.merged", target: .main)
      let outer = DispatchQueue(label: "screens.outer", target: queue)
      let other = DispatchQueue(label: "screens.other")
      queue.setSpecific(key: Self.key, value: "merged")
      other.setSpecific(key: Self.key, value: "other")
      let calls = Log()
      outer.async {
        dispatchPrecondition(condition: .onQueue(outer))
        dispatchPrecondition(condition: .onQueueAsBarrier(outer))
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .onQueue(.main))
        dispatchPrecondition(condition: .notOnQueue(other))
        let inner = other.sync { DispatchQueue.getSpecific(key: Self.key) }
        let value = DispatchQueue.getSpecific(key: Self.key)
        MainActor.assumeIsolated { calls.add("\(value ?? "none") around \(inner ?? "none")") }
      }
      queue.async {
        dispatchPrecondition(condition: .notOnQueue(outer))
        MainActor.assumeIsolated {
          DispatchQueue.main.async { calls.add(DispatchQueue.getSpecific(key: Self.key) ?? "none") }
        }
      }
      try stage.settle()
      #expect(calls.all == ["merged around other", "none"])
      #expect(DispatchQueue.getSpecific(key: Self.key) == nil)
    }
  }

  @Test("A suspended queue holds its blocks, in order, until it is resumed")
  func suspended() throws {
    try withStage(.small) { stage in
      let queue = DispatchQueue(label: "screens.merged", target: .main)
      let calls = Log()
      queue.async { MainActor.assumeIsolated { calls.add("first") } }
      queue.suspend()
      queue.suspend()
      queue.async { MainActor.assumeIsolated { calls.add("second") } }
      try stage.settle()
      #expect(calls.all.isEmpty)
      queue.resume()
      stage.advance(by: 1)
      #expect(calls.all.isEmpty)
      queue.async { MainActor.assumeIsolated { calls.add("third") } }
      queue.resume()
      queue.async { MainActor.assumeIsolated { calls.add("fourth") } }
      try stage.settle()
      #expect(calls.all == ["first", "second", "third", "fourth"] && stage.time == 1)
    }
  }

  @Test("A queue that is made inactive, and targets the main queue only then, runs its blocks when it is activated")
  func inactive() throws {
    try withStage(.small) { stage in
      let queue = DispatchQueue(label: "screens.merged", attributes: .initiallyInactive)
      queue.setTarget(queue: .main)
      let calls = Log()
      queue.async { MainActor.assumeIsolated { calls.add("at \(stage.time)") } }
      stage.advance(by: 1)
      #expect(calls.all.isEmpty)
      queue.activate()
      try stage.settle()
      #expect(calls.all == ["at 1.0"])
    }
  }

  @Test("Timer sources, groups and calls of sync use such a queue as the main queue")
  func entries() throws {
    try withStage(.small) { stage in
      let queue = DispatchQueue(label: "screens.merged", target: .main)
      let calls = Log()
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.setEventHandler { MainActor.assumeIsolated { calls.add("timer at \(stage.time)") } }
      timer.schedule(deadline: .now() + 0.5)
      timer.activate()
      let group = DispatchGroup()
      queue.async(group: group) { MainActor.assumeIsolated { calls.add("member") } }
      group.notify(queue: queue) { MainActor.assumeIsolated { calls.add("notified") } }
      DispatchQueue.global().async {
        let value = queue.sync { MainActor.assumeIsolated { stage.time } }
        DispatchQueue.main.async { calls.add("sync at \(value)") }
      }
      try stage.settle()
      #expect(calls.all == ["member", "sync at 0.0", "notified", "timer at 0.5"])
    }
  }

  @Test("A block is named with its queue")
  func named() throws {
    try withStage(.small) { stage in
      DispatchQueue(label: "screens.merged", target: .main).asyncAfter(deadline: .now() + 20) {}
      stage.advance(by: 0)
      #expect(
        stage.whatRuns.count == 1 && stage.whatRuns[0].hasPrefix("a delayed block on the queue \"screens.merged\""))
      stage.advance(by: 20)
    }
  }

  @Test("Outside of stages such a queue is the library's")
  func outside() async {
    let queue = DispatchQueue(label: "screens.merged", target: .main)
    queue.setSpecific(key: Self.key, value: "merged")
    let value = await withCheckedContinuation { turn in
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        turn.resume(returning: DispatchQueue.getSpecific(key: Self.key))
      }
    }
    #expect(value == "merged")
  }
}

/// The events on the main thread, in order.
@MainActor private final class Log {
  private(set) var all: [String] = []

  func add(_ entry: String) { all.append(entry) }
}
