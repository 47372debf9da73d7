import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("Timer sources on a stage") @MainActor struct StageSourceTests {
  @Test("A timer source fires at its exact times on the stage's clock until it is cancelled (P-73)")
  func repeating() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.105, repeating: 0.25)
      source.setCancelHandler { MainActor.assumeIsolated { calls.append("cancelled") } }
      source.setEventHandler {
        MainActor.assumeIsolated {
          calls.append("\(stage.time)")
          if calls.count == 3 { source.cancel() }
        }
      }
      stage.advance(by: 1)
      #expect(calls.isEmpty)
      source.schedule(deadline: .now() + 0.105, repeating: 0.25)
      source.activate()
      try stage.settle()
      #expect(calls == ["1.105", "1.355", "1.605", "cancelled"] && source.isCancelled)
    }
  }

  @Test("A timer source that is suspended counts what it has missed, and fires at once when it goes on")
  func suspended() throws {
    try withStage(.small) { stage in
      var counts: [UInt] = []
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { counts.append(source.data) } }
      source.schedule(deadline: .now() + 0.25, repeating: .milliseconds(250))
      source.resume()
      stage.advance(by: 0.3)
      source.suspend()
      stage.advance(by: 1)
      #expect(counts == [1] && stage.isQuiet)
      source.resume()
      stage.advance(by: 0)
      #expect(counts == [1, 4])
      source.cancel()
      try stage.settle()
      #expect(counts == [1, 4])
    }
  }

  @Test("A timer source of another queue fires there, and what it sends back is in order")
  func otherQueue() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      let queue = DispatchQueue(label: "screens.ticks")
      let source = DispatchSource.makeTimerSource(queue: queue)
      source.setEventHandler {
        dispatchPrecondition(condition: .onQueue(queue))
        DispatchQueue.main.async { times.append(stage.time) }
      }
      source.schedule(deadline: .now() + 2)
      source.activate()
      try stage.settle()
      #expect(times == [2])
      source.schedule(wallDeadline: .now() + 1)
      try stage.settle()
      #expect(times.count == 2 && abs(times[1] - 3) < 1e-3)
    }
  }

  @Test("A timer source that is released stops")
  func released() throws {
    try withStage(.small) { stage in
      var fired = 0
      var source: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
      source?.setEventHandler { MainActor.assumeIsolated { fired += 1 } }
      source?.schedule(deadline: .now(), repeating: 0.5)
      source?.activate()
      stage.advance(by: 0.75)
      #expect(fired == 2)
      source = nil
      let start = stage.time
      try stage.settle()
      #expect(fired == 2 && stage.time == start)
    }
  }

  @Test("settle names a timer source that fires for ever, also one whose interval is shorter than any turn")
  func endless() throws {
    try withStage(.small) { stage in
      var count: UInt = 0
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { count += source.data } }
      source.schedule(deadline: .now(), repeating: .nanoseconds(100))
      source.activate()
      #expect {
        try stage.settle(within: 0.1)
      } throws: { error in
        "\(error)".contains("a repeating timer from UIKitViewsTests.StageSourceTests.endless() throws")
      }
      #expect(count > 1_000_000)
      source.cancel()
    }
  }

  @Test("A timer source that outlives its stage never fires, and a hint names it")
  func outlives() throws {
    var source: (any DispatchSourceTimer)?
    var ended: Stage?
    try withStage(.small) { stage in
      ended = stage
      source = DispatchSource.makeTimerSource(queue: .main)
      source?.setEventHandler { Issue.record("it fired") }
      source?.schedule(deadline: .now() + 1)
      source?.activate()
    }
    #expect(ended?.hints.map(\.identifier) == ["work-outlives-stage"])
    source?.cancel()
  }

  @Test("A task that sleeps with a tolerance sleeps on the stage's clock (P-73)")
  func tolerance() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      Task {
        try await Task.sleep(for: .seconds(3), tolerance: .milliseconds(500))
        times.append(stage.time)
        try await ContinuousClock().sleep(until: .now + .seconds(60), tolerance: .seconds(1))
        times.append(stage.time)
      }
      try stage.settle(within: 100)
      #expect(times == [3, 63])
    }
  }

  @Test("A task that sleeps with a tolerance goes on at once when it is cancelled, also by the end of its stage")
  func toleranceCancelled() async throws {
    let sleeping = try withStage(.small) { stage in
      let task = Task { try await Task.sleep(for: .seconds(1000), tolerance: .seconds(1)) }
      stage.advance(by: 1)
      return task
    }
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    try await withStage(.small) { stage in
      try await Task.sleep(for: .seconds(5), tolerance: .seconds(1))
      #expect(stage.time == 5)
    }
  }
}
