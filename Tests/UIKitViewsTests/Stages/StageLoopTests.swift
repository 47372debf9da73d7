import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("Operation queues, run loops and Foundation's timers on a stage") @MainActor struct StageLoopTests {
  @Test("Operations of the main queue run one after the other, in order with its blocks (P-73)")
  func operations() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      OperationQueue.main.addOperation { MainActor.assumeIsolated { calls.append("first") } }
      DispatchQueue.main.async { calls.append("block") }
      OperationQueue.main.addOperation { MainActor.assumeIsolated { calls.append("second") } }
      #expect(OperationQueue.main === OperationQueue.main && calls.isEmpty)
      try stage.settle()
      #expect(calls.sorted() == ["block", "first", "second"] && calls.first == "first" && stage.time == 0)
    }
  }

  @Test("An operation that a stage has not run does not hold up the next stage's")
  func operationsOfTwoStages() throws {
    try withStage(.small) { _ in OperationQueue.main.addOperation {} }
    try withStage(.small) { stage in
      var calls = 0
      OperationQueue.main.addOperation { MainActor.assumeIsolated { calls += 1 } }
      try stage.settle()
      #expect(calls == 1)
    }
  }

  @Test("A download on an operation queue that calls back to the main queue takes no time of the stage")
  func background() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      let queue = OperationQueue()
      queue.addOperation {
        Thread.sleep(forTimeInterval: 0.02)
        OperationQueue.main.addOperation { MainActor.assumeIsolated { calls.append("done at \(stage.time)") } }
      }
      try stage.settle()
      #expect(calls == ["done at 0.0"])
    }
  }

  @Test("Blocks of the main run loop run in the next turn (P-73)")
  func perform() throws {
    try withStage(.small) { stage in
      var calls: [String] = []
      RunLoop.main.perform { MainActor.assumeIsolated { calls.append("main at \(stage.time)") } }
      RunLoop.current.perform { MainActor.assumeIsolated { calls.append("current at \(stage.time)") } }
      #expect(calls.isEmpty)
      try stage.settle()
      #expect(calls == ["main at 0.0", "current at 0.0"])
    }
  }

  @Test("Foundation's timer fires once, at its exact time on the stage's clock (P-73)")
  func timer() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.255, repeats: false) { _ in
        MainActor.assumeIsolated { times.append(stage.time) }
      }
      let added = Timer(fire: Date() + 0.1, interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { times.append(stage.time) }
      }
      RunLoop.main.add(added, forMode: .common)
      RunLoop.main.add(added, forMode: .default)
      #expect(timer.isValid)
      try stage.settle()
      #expect(times == [0.1, 0.255])
      #expect(!timer.isValid && !added.isValid)
    }
  }

  @Test("A timer that is fired by hand fires at once, and again at its time if it repeats")
  func fire() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      let once = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
        MainActor.assumeIsolated { times.append(stage.time) }
      }
      let again = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
        MainActor.assumeIsolated { times.append(-stage.time) }
      }
      stage.advance(by: 0.5)
      once.fire()
      again.fire()
      stage.advance(by: 2)
      again.invalidate()
      try stage.settle()
      #expect(times == [0.5, -0.5, -2])
    }
  }

  @Test("Foundation's repeating timer polls at its exact times until it invalidates itself")
  func polling() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        let isLast = MainActor.assumeIsolated {
          times.append(stage.time)
          return times.count == 5
        }
        if isLast { timer.invalidate() }
      }
      try stage.settle()
      #expect(times == [0.1, 0.2, 0.3, 0.4, 0.5])
    }
  }

  @Test("A timer of a frame's duration fires in the next frame")
  func frame() throws {
    try withStage(.small) { stage in
      stage.advance(frames: 7)
      var times: [TimeInterval] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
        MainActor.assumeIsolated { times.append(stage.time) }
      }
      stage.advance(frames: 3)
      #expect(times == [8, 9, 10].map { $0 * stage.frameDuration })
      timer.invalidate()
    }
  }

  @Test("A repeating timer does not drift, however often it fires")
  func drift() throws {
    try withStage(.small) { stage in
      var fired = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { fired += 1 }
      }
      stage.advance(by: 100.001)
      #expect(fired == 1000)
      timer.invalidate()
    }
  }

  @Test("settle names Foundation's timer that repeats for ever, and does not wait for one that was invalidated")
  func invalidated() throws {
    try withStage(.small) { stage in
      var fired = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { fired += 1 }
      }
      #expect {
        try stage.settle(within: 2)
      } throws: { error in
        "\(error)".contains("a repeating timer, due at")
      }
      #expect(fired == 4)
      timer.invalidate()
      let start = stage.time
      try stage.settle()
      #expect(stage.time == start && fired == 4)
    }
  }

  @Test("The fire date of Foundation's timer can be moved, and stops the timer while it is distant")
  func fireDate() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        MainActor.assumeIsolated { times.append(stage.time) }
        timer.fireDate = .distantFuture
      }
      try stage.settle()
      #expect(times == [1])
      timer.fireDate = Date() + 2
      stage.advance(by: 5)
      #expect(times.count == 2 && abs(times[1] - stage.time + 3) < 0.02)
      timer.invalidate()
      try stage.settle()
      #expect(!timer.isValid)
    }
  }

  @Test("A timer that outlives its stage never fires, and can be invalidated")
  func outliving() throws {
    var timer: Timer?
    try withStage(.small) { _ in
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        Issue.record("it fired")
      }
    }
    timer?.invalidate()
    #expect(timer?.isValid == false)
  }
}
