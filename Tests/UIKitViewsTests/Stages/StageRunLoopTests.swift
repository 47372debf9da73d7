import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("Run loops that a test runs on a stage") @MainActor struct StageRunLoopTests {
  @Test("Running the loop until a date advances the stage by that distance, and fires what is due (P-73)")
  func until() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { times.append(stage.time) }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
      #expect(times == [0.7])
      #expect(abs(stage.time - 2) < 1e-3)
    }
  }

  @Test("A loop that polls ends soon after its condition holds, also when it waits for an animation (P-73)")
  func polling() throws {
    try withStage(.small) { stage in
      let screen = UIViewController()
      stage.show(screen)
      var isDone = false
      UIView.animate(withDuration: 0.5, animations: { screen.view.alpha = 0 }, completion: { _ in isDone = true })
      while !isDone, stage.time < 5 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
      #expect(isDone && abs(stage.time - 0.5) < 0.04)
    }
  }

  @Test("A task of the main actor goes on while the test runs the loop, without time passing (P-73)")
  func task() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      Task {
        times.append(stage.time)
        await Task.detached {}.value
        times.append(stage.time)
      }
      while times.count < 2, stage.time < 1 { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
      #expect(times.count == 2 && stage.time < 0.1)
    }
  }

  @Test("A loop that a callback of the stage runs does not advance the stage in the middle of its turn")
  func nested() throws {
    try withStage(.small) { stage in
      var time: TimeInterval?
      DispatchQueue.main.async {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        time = stage.time
      }
      try stage.settle()
      #expect(time == 0)
    }
  }
}
