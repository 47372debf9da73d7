import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The timing of a property animator") @MainActor struct AnimatorTimingTests {
  private func bench(_ stage: Stage, _ duration: Double, _ parameters: any UITimingCurveProvider)
    -> (AnimatorBench, UIViewPropertyAnimator)
  {
    let bench = AnimatorBench(stage)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { bench.move() }
    return (bench, animator)
  }

  @Test(
    "An animator follows its curve (C-28, C-29)",
    arguments: [(0.25, 0.408511), (0.5, 0.802403), (0.75, 0.960459)])
  func defaultCurve(time: Double, expected: Double) throws {
    try withStage(.small) { stage in
      let (bench, animator) = bench(stage, 1, UICubicTimingParameters())
      animator.startAnimation()
      stage.advance(by: time)
      #expect(isClose(bench.progress, expected, within: 2e-6))
      try stage.settle()
    }
  }

  @Test("UISpringTimingParameters() is the spring of mass 3, stiffness 1000 and damping 500 (C-41, C-42, K-53)")
  func systemSpring() throws {
    try withStage(.small) { stage in
      let (bench, animator) = bench(stage, 9, UISpringTimingParameters())
      #expect(isClose(animator.duration, 0.5058, within: 2e-4))
      let same = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
      #expect(UIViewPropertyAnimator(duration: 9, timingParameters: same).duration == animator.duration)
      animator.startAnimation()
      for (time, expected) in [(0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292)] {
        stage.advance(by: 0.1)
        #expect(isClose(bench.progress, expected, within: 2e-5), "at \(time) s")
      }
      try stage.settle()
      #expect(stage.time < 0.55 && bench.x == 110)
    }
  }

  @Test("A spring of constants ignores the duration, and one of a damping ratio uses it (C-42)")
  func durations() throws {
    try withStage(.small) { _ in
      let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let own = UIViewPropertyAnimator(duration: 3, timingParameters: physical)
      #expect(isClose(own.duration, 1.4727003346780927))  // C-33
      #expect(UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5).duration == 3)
    }
  }

  @Test("A spring overshoots, and comes back to its end (C-31)")
  func overshoot() throws {
    try withStage(.small) { stage in
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let (bench, animator) = bench(stage, 1, spring)
      animator.startAnimation()
      stage.advance(by: 0.45)
      #expect(isClose(bench.progress, 1.118446, within: 1e-6))  // C-32
      animator.pauseAnimation()
      stage.advance(by: 0.2)
      #expect(isClose(bench.progress, 1.118446, within: 1e-6))
      animator.startAnimation()
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test("An initial velocity moves x and y of a center separately, and other properties by its x (C-43)")
  func velocityVector() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let velocity = CGVector(dx: 0, dy: 5)
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations {
        bench.square.center = CGPoint(x: 110, y: 110)
        bench.square.alpha = 0
      }
      animator.startAnimation()
      stage.advance(by: 0.05)
      let shown = bench.square.layer.presentation()
      #expect(isClose(bench.progress, 0.104405, within: 1e-6))
      #expect(isClose((Double(shown?.position.y ?? 0) - 10) / 100, 0.293078, within: 1e-6))
      #expect(isClose(Double(shown?.opacity ?? 0), 1 - 0.104405, within: 1e-6))
      animator.pauseAnimation()
      let y = bench.square.layer.presentation()?.position.y
      animator.fractionComplete = animator.fractionComplete
      #expect(isClose(Double(bench.square.layer.presentation()?.position.y ?? 0), Double(y ?? 1)))
      animator.startAnimation()
      try stage.settle()
    }
  }

  @Test("A spring of under a tenth of a second ends at once (C-44)")
  func tinySpring() throws {
    try withStage(.small) { stage in
      let (bench, animator) = bench(stage, 0.09, UISpringTimingParameters(dampingRatio: 1))
      animator.startAnimation()
      try stage.settle()
      #expect(stage.time < 0.05 && bench.x == 110 && animator.state == .inactive)
    }
  }

  @Test("A delayed block begins at its part of the duration, or of the remaining time (C-89)")
  func delayFactor() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations({ bench.move() }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(bench.progress == 0)
      animator.addAnimations({ bench.square.alpha = 0 }, delayFactor: 0.5)
      stage.advance(by: 0.25)
      #expect(isClose(bench.progress, 0.5))
      #expect(isClose(Double(bench.square.layer.presentation()?.opacity ?? 0), 1, within: 1e-6))
      try stage.settle()
      #expect(bench.square.alpha == 0)
    }
  }

  @Test("With a curve, a delayed block still begins at its time (C-89)")
  func delayedAndEased() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
      animator.addAnimations({ bench.move() }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0))
      stage.advance(by: 0.1)
      #expect(bench.progress > 0.05)
      try stage.settle()
    }
  }

  @Test(
    "An animator that starts inside a block is not interruptible, and inside another animator's block follows that (C-94)"
  )
  func nested() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      var inner: UIViewPropertyAnimator?
      var received: [UIViewAnimatingPosition] = []
      let outer = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        inner = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0) {
          bench.move()
        } completion: {
          received.append($0)
        }
      }
      outer.startAnimation()
      #expect(inner?.isInterruptible == false && inner?.isRunning == true)
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0.5))
      outer.pauseAnimation()
      outer.fractionComplete = 0.2
      #expect(isClose(bench.progress, 0.2))
      outer.startAnimation()
      try stage.settle()
      #expect(received == [.end] && bench.x == 110)
    }
  }

  @Test("runningPropertyAnimator makes and starts an animator (A-59)")
  func running() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: bench.move)
      #expect(animator.isRunning && animator.isInterruptible)
      stage.advance(by: 1)
      #expect(isClose(bench.progress, 0.5))
      try stage.settle()
    }
  }
}
