import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import TransitionStage

@Suite("Tasks on a stage") @MainActor struct StageTaskTests {
  @Test("A task of the main actor runs on the stage's clock, in order with the main queue's blocks (P-73)")
  func order() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      DispatchQueue.main.async { calls.append("block") }
      Task { @MainActor in calls.append("task") }
      DispatchQueue.main.async { calls.append("later block") }
      #expect(calls.isEmpty)
      try stage.settle()
      #expect(calls == ["block", "task", "later block"])
      #expect(stage.time == 0)
    }
  }

  @Test("A task sleeps on the stage's clock, exactly as long as it says")
  func sleep() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      Task { @MainActor in
        try await Task.sleep(nanoseconds: 300_000_000)
        times.append(stage.time)
        try await Task.sleep(for: .seconds(3600))
        times.append(stage.time)
        try await Task.sleep(until: .now + .milliseconds(1), clock: .suspending)
        times.append(stage.time)
      }
      stage.advance(by: 1)
      #expect(times == [0.3])
      try stage.settle(within: 4000)
      #expect(times == [0.3, 3600.3, 3600.301])
    }
  }

  @Test("A sleeping task that is cancelled goes on at once")
  func cancelled() throws {
    try withStage(.small) { stage in
      var ends: [TimeInterval] = []
      let task = Task { @MainActor in
        try? await Task.sleep(for: .seconds(100))
        ends.append(stage.time)
      }
      stage.advance(by: 1)
      task.cancel()
      stage.advance(by: 0)
      #expect(ends == [1])
    }
  }

  @Test("A test that sleeps advances its stage, and other work of the stage comes in its time")
  func suspended() async throws {
    try await withStage(.small) { stage in
      var times: [TimeInterval] = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { times.append(stage.time) }
      try await Task.sleep(for: .seconds(60))
      #expect(times == [10])
      #expect(stage.time == 60)
    }
  }

  @Test("A task that outlives its stage is cancelled, and what awaits it goes on")
  func outlives() async throws {
    let sleeping = try withStage(.small) { stage in
      let task = Task { try await Task.sleep(for: .seconds(1000)) }
      stage.advance(by: 1)
      return task
    }
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    let waiting = try withStage(.small) { _ in Task { Task.isCancelled } }
    #expect(await waiting.value)
  }

  @Test("A stage's code can resume the test that it is part of")
  func resumesTest() async {
    await withCheckedContinuation { turn in
      #expect(throws: Never.self) { try withStage(.small) { _ in turn.resume() } }
    }
  }

  private actor Store {
    func value() -> Int { 7 }
  }

  @Test("Work of actors and of tasks off the main actor takes no time of the stage")
  func elsewhere() async throws {
    try await withStage(.small) { stage in
      var values: [Int] = []
      let store = Store()
      Task { values.append(await store.value()) }
      Task { values.append(await Task.detached { 8 }.value) }
      try stage.settle()
      #expect(values.sorted() == [7, 8] && stage.time == 0)
      async let nine = store.value()
      #expect(await nine == 7)
    }
  }

  @MainActor private final class Values {
    var all: [String] = []
  }

  @Test("Task groups and MainActor.run are the stage's, in its time")
  func groups() throws {
    try withStage(.small) { stage in
      let values = Values()
      Task.detached {
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...4 {
            group.addTask {
              try? await Task.sleep(for: .seconds(number))
              return number
            }
          }
          return await group.reduce(0, +)
        }
        await MainActor.run { values.all.append("\(sum) at \(stage.time)") }
      }
      try stage.settle()
      #expect(values.all == ["10 at 4.0"])
    }
  }

  @Test("A task that was begun on a stage stays there when something else resumes it")
  func resumed() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      Task {
        await withCheckedContinuation { turn in
          Thread.detachNewThread { turn.resume() }
        }
        calls.append("resumed")
        UIView().frame = .zero
      }
      stage.advance(by: 0)
      for _ in 0..<1000 where calls.isEmpty {
        Thread.sleep(forTimeInterval: 0.001)
        stage.advance(by: 0)
      }
      #expect(calls == ["resumed"])
    }
  }

  @Test("A stage drops its tasks when they have ended, and keeps those that wait")
  func memory() throws {
    try withStage(.small) { stage in
      var turns: [CheckedContinuation<Void, Never>] = []
      var (sum, woken) = (0, 0)
      for _ in 0..<10 {
        Task {
          await withCheckedContinuation { turns.append($0) }
          woken += 1
        }
      }
      for _ in 0..<1000 {
        for _ in 0..<10 { Task { sum += await Task { 1 }.value } }
        stage.advance(by: 0)
      }
      let time = try #require(stage.codeTime)
      #expect(sum == 10_000 && turns.count == 10 && woken == 0)
      #expect(time.tasks.count < 200, "\(time.tasks.count) tasks")
      for turn in turns { turn.resume() }
      stage.advance(by: 0)
      #expect(woken == 10)
    }
  }

  @Test("Stages of tests that suspend in turn do not share their times", arguments: 0..<8)
  func isolation(number: Int) async throws {
    try await withStage(.small) { stage in
      var times: [TimeInterval] = []
      for step in 1...10 {
        try await Task.sleep(for: .milliseconds(100 * (number + 1)))
        times.append(stage.time)
        #expect(abs(stage.time - 0.1 * Double((number + 1) * step)) < 1e-9)
      }
      #expect(times == times.sorted())
    }
  }
}
