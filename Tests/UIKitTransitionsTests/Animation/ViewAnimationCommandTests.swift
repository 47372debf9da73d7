import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Commands inside an animation block") @MainActor struct ViewAnimationCommandTests {
  @Test("modifyAnimations repeats what its closure changes, and only that (C-70, A-51)")
  func modify() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ended = 0.0
      let start = stage.time
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 105 }
          view.alpha = 0
        }, completion: { _ in ended = stage.time - start })
      #expect(view.layer.animation(forKey: "opacity")?.repeatCount == 0)
      for expected in [55, 105, 55, 5, 55] {
        stage.advance(by: 0.25)
        #expect(isClose(view.shownX, Double(expected)))
      }
      try stage.settle()
      #expect(isClose(ended, 1.5))
      #expect(view.shownX == 105)
    }
  }

  @Test("modifyAnimations changes at once outside a block, and once with an invalid count (A-51)")
  func modifyBadly() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 20 }
      #expect(view.layer.animationKeys() == nil)
      UIView.animate(withDuration: 0.5) {
        UIView.modifyAnimations(withRepeatCount: .nan, autoreverses: false) { view.center.x = 40 }
      }
      #expect(view.layer.animation(forKey: "position")?.repeatCount == 1)
      try stage.settle()
    }
  }

  @Test("modifyAnimations repeats on a property animator's clock, also while it is scrubbed (C-70)")
  func modifyInAnimator() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { bench.move() }
      }
      for (fraction, expected) in [(0.125, 0.5), (0.25, 1), (0.375, 0.5), (0.5, 0), (0.75, 1), (0.875, 0.5)] {
        animator.fractionComplete = fraction
        #expect(isClose(bench.progress, expected), "at \(fraction)")
      }
      animator.startAnimation()
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test("inheritedAnimationDuration is the duration of the block (C-69)")
  func inheritedDuration() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var received: [Double] = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 2) {
        received.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 1) { received.append(UIView.inheritedAnimationDuration) }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          received.append(UIView.inheritedAnimationDuration)
        }
        view.alpha = 0.5
      }
      #expect(received == [0, 2, 2, 1])
      try stage.settle()
    }
  }

  @Test("Deleting views shrinks and fades them, runs the block alongside, and removes them (A-51)")
  func delete() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (view, other) = (scene.square(), scene.square(y: 20))
      var log: [String] = []
      UIView.perform(.delete, on: [view], options: .curveLinear, animations: { other.center.y = 5 }) {
        log.append("done \($0), in a superview: \(view.superview != nil)")
      }
      stage.advance(by: 0.125)
      #expect(isClose(view.shownAlpha, 0.5))
      #expect(isClose(Double(other.layer.presentation()?.position.y ?? 0), 15))
      #expect(view.superview === scene.root)
      try stage.settle()
      #expect(log == ["done true, in a superview: false"])
      #expect(view.alpha == 1 && view.transform == .identity)
    }
  }

  @Test("With .layoutSubviews the layout happens at the commit, and belongs to the block all the same (C-72)")
  func layoutAtCommit() throws {
    final class Follower: UIView {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        child.center = CGPoint(x: bounds.width, y: 5)
      }
    }
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(view.child)
      scene.root.addSubview(view)
      stage.advance(frames: 1)
      view.passes = 0
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
        view.bounds.size.width = 100
      } completion: {
        ends.append($0)
      }
      #expect(view.passes == 0)
      view.bounds.size.height = 60
      stage.advance(by: 0.5)
      #expect(view.passes == 1)
      #expect(isClose(view.child.shownX, 75))
      stage.advance(by: 0.25)
      view.setNeedsLayout()
      stage.advance(frames: 1)
      #expect(view.passes == 2 && ends.isEmpty)
      try stage.settle()
      #expect(ends == [true])
    }
  }
}
