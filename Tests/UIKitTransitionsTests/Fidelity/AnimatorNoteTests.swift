import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Fidelity notes of animators and animations") @MainActor struct AnimatorNoteTests {
  private static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("An interruptible animator is used in place of animateTransition, and meets a fidelity note (T-103)")
  func interruptible() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let slide = AnimatorSlide(isPop: false)
      scene.director.makeAnimator = { _ in slide }
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      // Its animateTransition(using:) would ask for the animator a second time.
      #expect(slide.timesAsked == 1 && stage.notes == [.interruptibleAnimatorAlone])
    }
  }

  @Test("An alongside block that comes after the start is refused, and meets a fidelity note (T-108)")
  func lateAlongside() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop(interactively: false) { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration) {
          scene.leaving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      let coordinator = try #require(scene.nav.transitionCoordinator)
      var completed = false
      #expect(coordinator.animate(alongsideTransition: nil) { _ in completed = true })
      #expect(stage.notes.isEmpty)
      #expect(!coordinator.animate(alongsideTransition: { _ in Issue.record("The block ran.") }, completion: nil))
      try stage.settle()
      #expect(completed && stage.notes == [.lateAlongsideBlock])
    }
  }

  @Test("Alongside blocks of an animator that completes at once do not animate, and meet a fidelity note (T-106)")
  func immediateEnd() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var ran = false
      scene.b.willDisappear = { screen in
        screen.transitionCoordinator?.animate { _ in
          ran = true
          scene.arriving.center.x = 100
        }
      }
      scene.pop(interactively: false) { context in
        context.insertToView()
        context.completeTransition(true)
      }
      #expect(ran && scene.arriving.shownX == 100 && stage.notes == [.alongsideWithoutAnimation])
    }
  }

  @Test("A fraction beyond 1 is clamped for curves and not for springs, and meets a fidelity note (C-95)")
  func fraction() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = bench.animator()
      animator.fractionComplete = 1
      #expect(stage.notes.isEmpty)
      animator.fractionComplete = 1.5
      #expect(animator.fractionComplete == 1 && stage.notes == [.fractionOutsideRange])
      animator.stopAnimation(true)
      let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { bench.square.center.y += 50 }
      spring.fractionComplete = 1.5
      #expect(spring.fractionComplete == 1.5)
      spring.stopAnimation(true)
    }
  }

  @Test("A keyframe that overlaps another takes over at its start, and meets a fidelity note (C-50, C-51)")
  func keyframes() throws {
    try withStage(.small) { stage in
      let square = ViewScene(stage).square()
      @MainActor func animate(secondStart: Double) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { square.center.x = 105 }
          UIView.addKeyframe(withRelativeStartTime: secondStart, relativeDuration: 0.5) { square.center.x = 5 }
        }
      }
      animate(secondStart: 0.5)
      try stage.settle()
      #expect(stage.notes.isEmpty)
      animate(secondStart: 0.25)
      #expect(stage.notes == [.overlappingKeyframes])
      stage.advance(by: 0.25)
      #expect(isClose(square.shownX, 55, within: 0.01))
      stage.advance(by: 0.25)
      #expect(isClose(square.shownX, 30, within: 0.01))
      try stage.settle()
    }
  }

  @Test("A content transition replaces the running one, and meets a fidelity note (C-74)")
  func contentTransition() throws {
    try withStage(.small) { stage in
      let square = ViewScene(stage).square()
      @MainActor func dissolve(to color: UIColor) {
        UIView.transition(with: square, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
          square.backgroundColor = color
        }
      }
      dissolve(to: .red)
      stage.advance(by: 0.5)
      #expect(stage.notes.isEmpty)
      dissolve(to: .blue)
      #expect(stage.notes == [.contentTransitionReplaced])
      stage.advance(by: 0.75)
      let blue = stage.image.color(x: 5, y: 5)
      try stage.settle()
      #expect(blue != .red && stage.image.color(x: 5, y: 5) == .blue && stage.time < 2)
    }
  }
}
