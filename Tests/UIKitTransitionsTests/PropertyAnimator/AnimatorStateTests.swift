import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The states of a property animator") @MainActor struct AnimatorStateTests {
  @Test("An animator is inactive, active, and inactive again with its completion at the end (C-85, C-87)")
  func naturalEnd() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      var received: [UIViewAnimatingPosition] = []
      animator.addCompletion { received.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      stage.advance(by: 0.25)
      #expect(isClose(bench.progress, 0.25) && isClose(Double(animator.fractionComplete), 0.25))
      try stage.settle()
      #expect(animator.state == .inactive && !animator.isRunning && received == [.end])
      #expect(bench.square.center.x == 110 && bench.x == 110)
      #expect(isClose(stage.time, 1, within: 0.02))
    }
  }

  @Test("An animator can get new animations and start again after its end (C-85, E-84)")
  func reuse() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      var received = 0
      animator.addCompletion { _ in received += 1 }
      animator.startAnimation()
      try stage.settle()
      animator.addAnimations { bench.square.center.x = 10 }
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0.5) && received == 1)
      try stage.settle()
      #expect(bench.x == 10 && received == 1)  // completions belong to one run
    }
  }

  @Test("An animator that is paused before its start is active at fraction 0, and starts from there (C-85)")
  func pauseFirst() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      stage.advance(by: 0.5)
      #expect(bench.progress == 0 && bench.square.center.x == 110)
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0.5))
      try stage.settle()
    }
  }

  @Test(
    "An animator that ends reversed has its model values back at the start before its completions run (C-87, C-102)")
  func reversedEnd() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.addAnimations { bench.square.alpha = 0.5 }
      var received: [UIViewAnimatingPosition] = []
      var models: [CGFloat] = []
      animator.addCompletion { position in
        received.append(position)
        models += [bench.square.center.x, bench.square.alpha]
      }
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(bench.square.center.x == 110 && bench.square.alpha == 0.5)
      animator.isReversed = true
      try stage.settle()
      #expect(received == [.start] && models == [10, 1])
      #expect(isClose(stage.time, 1, within: 0.02))
    }
  }

  @Test(
    "A stopped animator keeps what it showed, and waits for finishAnimation (C-85, C-87, C-96)",
    arguments: [
      (UIViewAnimatingPosition.end, 110.0), (UIViewAnimatingPosition.start, 10.0),
      (UIViewAnimatingPosition.current, 60.0),
    ])
  func stop(position: UIViewAnimatingPosition, x: Double) throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      var received: [UIViewAnimatingPosition] = []
      animator.addCompletion { received.append($0) }
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && received.isEmpty)
      #expect(isClose(Double(bench.square.center.x), 60) && isClose(bench.x, 60))
      stage.advance(by: 0.5)
      #expect(isClose(bench.x, 60))
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && received == [position])
      #expect(isClose(Double(bench.square.center.x), x))
      try stage.settle()
    }
  }

  @Test("An animator that is stopped without finishing is inactive at once, and calls no completion (C-85)")
  func stopWithoutFinishing() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.addCompletion { _ in Issue.record("must not be called") }
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      try stage.settle()
      #expect(isClose(bench.x, 60))
    }
  }

  @Test("An animator with pausesOnCompletion stays active at its end (C-88)")
  func pausesOnCompletion() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.pausesOnCompletion = true
      var received: [UIViewAnimatingPosition] = []
      animator.addCompletion { received.append($0) }
      animator.startAnimation()
      stage.advance(by: 1.5)
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && received.isEmpty)
      animator.isReversed = true
      #expect(animator.fractionComplete == 0)
      animator.pausesOnCompletion = false
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0.5))
      try stage.settle()
      #expect(received == [.start])
    }
  }

  @Test("Calls for which UIKit raises an exception are reported and ignored (A-60, C-85)")
  func wrongCalls() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.finishAnimation(at: .end)
      try stage.expectDiagnostic("animator-state")
      animator.startAnimation()
      animator.isUserInteractionEnabled = false
      try stage.expectDiagnostic("animator-state")
      animator.isInterruptible = false
      try stage.expectDiagnostic("animator-state")
      #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
      animator.stopAnimation(false)
      animator.startAnimation()
      try stage.expectDiagnostic("animator-state")
      animator.finishAnimation(at: .current)
      try stage.settle()
    }
  }

  @Test("An animator that is not interruptible cannot be paused (A-59)")
  func uninterruptible() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.isInterruptible = false
      animator.startAnimation()
      stage.advance(by: 0.25)
      animator.pauseAnimation()
      try stage.expectDiagnostic("uninterruptible-animator")
      animator.stopAnimation(true)
      try stage.expectDiagnostic("uninterruptible-animator")
      stage.advance(by: 0.25)
      #expect(isClose(bench.progress, 0.5))
      try stage.settle()
    }
  }

  @Test("An animator that is released while paused is reported, and the views go to the end (C-86)")
  func released() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      var animator: UIViewPropertyAnimator? = bench.animator()
      animator?.startAnimation()
      stage.advance(by: 0.25)
      animator?.pauseAnimation()
      animator = nil
      stage.advance(frames: 1)
      try stage.expectDiagnostic("released-animator")
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test("An animator that is released while it runs goes on")
  func releasedRunning() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      var ended = false
      let start = {
        let animator = bench.animator()
        animator.addCompletion { _ in ended = true }
        animator.startAnimation()
      }
      start()
      try stage.settle()
      #expect(ended && bench.x == 110)
    }
  }

  @Test("An animator that is started without animations waits for the first (C-90)")
  func startsEmpty() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      stage.advance(by: 0.5)
      animator.addAnimations { bench.move() }
      #expect(animator.isRunning)
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0.5))
      try stage.settle()
    }
  }

  @Test("A delay shows the start values first (A-59)")
  func delay() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.startAnimation(afterDelay: 0.5)
      #expect(animator.delay == 0.5)
      stage.advance(by: 0.5)
      #expect(bench.progress == 0)
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0.5))
      try stage.settle()
    }
  }
}
