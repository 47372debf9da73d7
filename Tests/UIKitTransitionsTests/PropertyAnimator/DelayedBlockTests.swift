import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Delayed blocks of a property animator") @MainActor struct DelayedBlockTests {
  private func alpha(_ bench: AnimatorBench) -> Double { bench.square.shownAlpha }

  @Test(
    "A delayed block plays a whole curve of its own, from its part of the time to the end (C-89)",
    arguments: [0.25, 0.5, 0.75])
  func wholeCurve(part: Double) throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
      animator.addAnimations({ bench.move() }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(by: 0.5 + part / 2)
      let curve = CubicBezier(0.42, 0, 0.58, 1)
      #expect(isClose(bench.progress, curve.value(at: part), within: 1e-9))
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test("A delayed block plays a whole spring of its own, beyond the end and back (C-89, C-31)")
  func wholeSpring() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let parameters = UISpringTimingParameters(dampingRatio: 0.3)
      let plain = UIViewPropertyAnimator(duration: 2, timingParameters: parameters)
      plain.addAnimations { bench.square.center.y = 110 }
      plain.addAnimations({ bench.move() }, delayFactor: 0.5)
      plain.startAnimation()
      var early: [Double] = []
      for _ in 0..<9 {
        stage.advance(by: 0.1)
        early.append((Double(bench.square.layer.presentation()?.position.y ?? 0) - 10) / 100)
      }
      #expect(bench.progress == 0)
      stage.advance(by: 0.1)
      // Half the time is left: the delayed block's spring is twice as quick.
      var late: [Double] = []
      for _ in 0..<9 {
        stage.advance(by: 0.05)
        late.append(bench.progress)
      }
      for (first, second) in zip(early, late) { #expect(isClose(first, second, within: 1e-9)) }
      #expect(late.max() ?? 0 > 1.1)
      try stage.settle()
    }
  }

  @Test("A delayed block stops when the animator pauses, follows the touch, and ends with it (C-89, C-91)")
  func interrupted() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
      animator.addAnimations { bench.square.center.y = 110 }
      animator.addAnimations({ bench.move() }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(by: 0.7)
      let before = bench.progress
      animator.pauseAnimation()
      #expect(isClose(bench.progress, before, within: 1e-12))
      animator.fractionComplete = animator.fractionComplete
      #expect(isClose(bench.progress, before, within: 1e-12))
      animator.fractionComplete = 0.99
      #expect(bench.progress > before && bench.progress < 1)
      animator.fractionComplete = 0
      #expect(bench.progress == 0)
      animator.fractionComplete = 0.9
      let held = bench.progress
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
      stage.advance(by: 0)
      #expect(isClose(bench.progress, held, within: 1e-9))
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test("A delayed block that is added later begins at its part of the remaining time (C-89)")
  func addedDuringTheAnimation() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
      animator.addAnimations { bench.square.center.y = 110 }
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.addAnimations({ bench.move() }, delayFactor: 0.5)
      stage.advance(by: 0.25)
      #expect(isClose(bench.progress, 0))
      stage.advance(by: 0.125)
      #expect(isClose(bench.progress, 0.5, within: 1e-9))
      try stage.settle()
    }
  }

  @Test("An animator that continues with the touch's velocity keeps it (C-92, C-40)")
  func velocity() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.fractionComplete = 0.5
      // 100 points a second, with 50 points to go.
      let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0))
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
      stage.advance(by: 0.001)
      #expect(isClose((bench.x - 60) / 0.001, 100, within: 2))
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test("An animator that continues with neither curve nor factor keeps its velocity (C-92)")
  func sameSpeed() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator(.easeInOut)
      animator.startAnimation()
      stage.advance(by: 0.3)
      let start = bench.x
      stage.advance(by: 0.001)
      let step = bench.x - start
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      let again = bench.x
      stage.advance(by: 0.001)
      #expect(isClose(bench.x - again, step, within: 2e-3))
      try stage.settle()
      #expect(isClose(stage.time, 1 + 1.0 / 60, within: 0.04))
    }
  }
}
