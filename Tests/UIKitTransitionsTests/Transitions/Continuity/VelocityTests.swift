import SeededRandom
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Where a velocity or a spring is given, the rest of a transition begins at that velocity, at any time of release.
@Suite("The velocity of a release") @MainActor struct VelocityTests {
  private static let instant = 1.0 / 65536

  /// Points a second, of a view's place, from now on.
  private func velocity(of view: UIView, _ stage: Stage) -> Double {
    let x = view.shownX
    stage.advance(by: Self.instant)
    return (view.shownX - x) / Self.instant
  }

  private func fraction(_ dice: inout XorshiftRandom) -> Double { Double(dice.roll(1001)) / 1000 }

  @Test(
    "The velocity is that of the spring that a driver is given, for every way to move the views (A-18, C-43, C-92)",
    arguments: 0..<24)
  func springs(seed: Int) throws {
    try withStage(.small) { stage in
      var dice = XorshiftRandom(multipliedSeed: seed * 31 + 5)
      let scene = try ContinuityScene(ContinuityScene.Kind.allCases[seed % 6], stage)
      let dots = [scene.arriving.dot, scene.leaving.dot]
      let isInterruptible = dice.once(in: 2)
      let plain = ClosureAnimator(duration: ContinuityScene.duration) { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: ContinuityScene.duration) {
          for dot in dots { dot.center.x = 100 }
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      let taken = PropertyAnimatorTransition { context in
        context.insertToView(above: false)
        return UIViewPropertyAnimator(duration: ContinuityScene.duration, curve: .easeInOut) {
          for dot in dots { dot.center.x = 100 }
        }
      }
      scene.begin(isInteractive: true, with: isInterruptible ? taken : plain)
      let percent = 0.1 + 0.8 * fraction(&dice)
      scene.driver.update(CGFloat(percent))
      stage.advance(frames: 1)
      let (speed, finishes) = (6 * fraction(&dice), dice.once(in: 2))
      scene.driver.timingCurve = UISpringTimingParameters(
        dampingRatio: CGFloat(0.6 + 0.4 * fraction(&dice)), initialVelocity: CGVector(dx: speed, dy: speed))
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      let dot = finishes ? scene.arriving.dot : scene.leaving.dot
      let rest = finishes ? 100 * (1 - percent) : -100 * percent
      let story = "\(scene.kind), interruptible: \(isInterruptible), \(finishes ? "on" : "back") from \(percent)"
      let expected = speed * rest
      let measured = velocity(of: dot, stage)
      #expect(isClose(measured, expected, within: 3 + expected.magnitude * 0.03), "\(story): \(measured), \(expected)")
      try stage.settle()
      #expect(isClose(Double(dot.center.x), finishes ? 100 : 0), "\(story)")
    }
  }

  @Test(
    "The velocity is the completion speed, to either end, and the coordinator has it (A-23, C-77)", arguments: 0..<12)
  func speeds(seed: Int) throws {
    try withStage(.small) { stage in
      var dice = XorshiftRandom(multipliedSeed: seed * 131 + 7)
      let scene = try ContinuityScene(ContinuityScene.Kind.allCases[seed % 6], stage)
      let dots = [scene.arriving.dot, scene.leaving.dot]
      let animator = ClosureAnimator(duration: ContinuityScene.duration) { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: ContinuityScene.duration) {
          for dot in dots { dot.center.x = 100 }
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      scene.begin(isInteractive: true, with: animator)
      let percent = 0.1 + 0.8 * fraction(&dice)
      scene.driver.update(CGFloat(percent))
      scene.driver.completionCurve = .linear
      scene.driver.completionSpeed = CGFloat(0.3 + 2 * fraction(&dice))
      let coordinator = try #require(scene.arriving.transitionCoordinator)
      let finishes = dice.once(in: 2)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      #expect(coordinator.completionVelocity == scene.driver.completionSpeed)
      #expect(coordinator.completionCurve == .linear && isClose(Double(coordinator.percentComplete), percent))
      let speed = 100 / ContinuityScene.duration * Double(scene.driver.completionSpeed)
      let measured = velocity(of: finishes ? dots[0] : dots[1], stage)
      #expect(isClose(measured, finishes ? speed : -speed, within: 1e-3 * speed))
      try stage.settle()
    }
  }

  @Test("The velocity is the one that the app gives its own animator (C-92, T-103)", arguments: [0.0, 1.5, 6])
  func ownAnimator(speed: Double) throws {
    try withStage(.small) { stage in
      let scene = try ContinuityScene(.push, stage)
      let dot = scene.arriving.dot
      let transition = PropertyAnimatorTransition { context in
        context.insertToView(above: false)
        return UIViewPropertyAnimator(duration: ContinuityScene.duration, curve: .easeOut) { dot.center.x = 100 }
      }
      scene.begin(isInteractive: false, with: transition)
      stage.advance(by: 0.1)
      transition.animator?.pauseAnimation()
      let x = dot.shownX
      transition.animator?.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 0.8, initialVelocity: CGVector(dx: speed, dy: speed)), durationFactor: 1)
      #expect(isClose(dot.shownX, x))
      #expect(isClose(velocity(of: dot, stage), speed * (100 - x), within: 3))
      try stage.settle()
      #expect(dot.shownX == 100)
    }
  }
}
