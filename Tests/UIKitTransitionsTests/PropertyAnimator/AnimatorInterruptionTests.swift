import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Property animators under a touch") @MainActor struct AnimatorInterruptionTests {
  @Test("A paused animator follows the touch linearly (C-91)")
  func scrubsLinearly() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator(.easeInOut)
      animator.startAnimation()
      stage.advance(by: 0.25)
      #expect(isClose(bench.progress, 0.129162, within: 2e-6))
      animator.pauseAnimation()
      #expect(isClose(Double(animator.fractionComplete), 0.129162, within: 2e-6))
      for fraction in [0.3, 0.9, 0.2] {
        animator.fractionComplete = CGFloat(fraction)
        stage.advance(frames: 1)
        #expect(isClose(bench.progress, fraction))
      }
      animator.startAnimation()
      try stage.settle()
    }
  }

  @Test("With scrubsLinearly false, scrubbing follows the curve (C-91)")
  func scrubsAlongTheCurve() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator(.easeInOut)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.25
      #expect(isClose(bench.progress, 0.129162, within: 2e-6))
      #expect(isClose(Double(animator.fractionComplete), 0.25, within: 1e-6))
      animator.startAnimation()
      try stage.settle()
    }
  }

  @Test("Curves clamp the fraction to 0…1, springs do not, and a fraction that is not finite does no harm (C-95)")
  func outside() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      for (asked, shown) in [(1.5, 1.0), (-0.5, 0.0), (.nan, 0.0), (.infinity, 1.0)] {
        animator.fractionComplete = CGFloat(asked)
        #expect(bench.progress == shown)
      }
      animator.stopAnimation(true)
      bench.square.center.x = 10
      let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { bench.move() }
      spring.fractionComplete = 1.5
      #expect(isClose(bench.progress, 1.5))
      spring.fractionComplete = -0.5
      #expect(isClose(bench.progress, -0.5))
      spring.startAnimation()
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test("Pausing and starting an animator leaves its motion as it was")
  func resumes() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator(.easeInOut)
      animator.startAnimation()
      stage.advance(by: 0.25)
      animator.pauseAnimation()
      stage.advance(by: 1)
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(isClose(bench.progress, 0.870838, within: 1e-5))  // C-28 at 0.75
      try stage.settle()
      #expect(isClose(stage.time, 2, within: 0.02))
    }
  }

  @Test("A reversed animator maps its fraction to the rest and goes back along the same path (C-93)")
  func reversed() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.startAnimation()
      stage.advance(by: 0.25)
      animator.isReversed = true
      #expect(isClose(Double(animator.fractionComplete), 0.75) && isClose(bench.progress, 0.25))
      stage.advance(by: 0.1)
      #expect(isClose(bench.progress, 0.15))
      animator.isReversed = false
      #expect(isClose(bench.progress, 0.15))
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test(
    "A continued animator takes a part of the duration, or the time left (C-92)",
    arguments: [(0.5, 0.5), (0, 0.6), (2, 2.0)])
  func continued(factor: Double, length: Double) throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.startAnimation()
      stage.advance(by: 0.2)
      animator.pauseAnimation()
      animator.fractionComplete = 0.4
      let linear = UICubicTimingParameters(animationCurve: .linear)
      animator.continueAnimation(withTimingParameters: linear, durationFactor: CGFloat(factor))
      stage.advance(by: length / 2)
      #expect(isClose(bench.progress, 0.7))
      try stage.settle()
      #expect(isClose(stage.time, 0.2 + length, within: 0.02))
    }
  }

  @Test(
    "An animator's motion does not jump, at any interruption",
    arguments: 1..<30, [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear])
  func continuous(frames: Int, curve: UIView.AnimationCurve) throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: curve) { bench.move() }
      animator.addAnimations({ bench.square.alpha = 0 }, delayFactor: 0.3)
      animator.startAnimation()
      stage.advance(frames: frames)
      @MainActor func unchanged(_ change: () -> Void, _ name: String) {
        let before = (bench.x, bench.square.layer.presentation()?.opacity ?? 0)
        change()
        let after = (bench.x, bench.square.layer.presentation()?.opacity ?? 0)
        #expect(
          isClose(before.0, after.0, within: 1e-6) && isClose(Double(before.1), Double(after.1), within: 1e-6),
          "\(name)")
      }
      unchanged({ animator.isReversed = true }, "reverse")
      stage.advance(frames: 1)
      guard animator.state == .active else { return }
      unchanged({ animator.pauseAnimation() }, "pause")
      unchanged({ animator.fractionComplete = animator.fractionComplete }, "scrub")
      unchanged({ animator.isReversed = false }, "forward")
      unchanged(
        {
          animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7), durationFactor: 1)
        },
        "continue")
      stage.advance(frames: 3)
      unchanged({ animator.stopAnimation(false) }, "stop")
      animator.finishAnimation(at: .current)
      try stage.settle()
    }
  }

  @Test("Two animators of one view add up, and each ends by itself (C-62, C-63)")
  func additive() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let first = bench.animator()
      first.startAnimation()
      stage.advance(by: 0.5)
      let before = bench.x
      let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.square.center.x = 10 }
      second.startAnimation()
      #expect(isClose(bench.x, before))
      stage.advance(by: 0.5)
      #expect(isClose(bench.x, 60))
      try stage.settle()
      #expect(bench.x == 10)
    }
  }

  @Test("Views that leave the window end the animator where it was")
  func viewsGone() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      var received: [UIViewAnimatingPosition] = []
      animator.addCompletion { received.append($0) }
      animator.startAnimation()
      stage.advance(by: 0.3)
      bench.square.removeFromSuperview()
      try stage.settle()
      #expect(received == [.current] && animator.state == .inactive)
    }
  }

  @Test("Views take no touches while an animator runs whose isUserInteractionEnabled is false (A-59)")
  func touches() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      #expect(bench.square.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      try stage.settle()
      #expect(bench.square.hitTest(CGPoint(x: 5, y: 5), with: nil) === bench.square)
    }
  }
}
