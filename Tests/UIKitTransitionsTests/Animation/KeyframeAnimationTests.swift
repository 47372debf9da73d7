import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Keyframe animations of views") @MainActor struct KeyframeAnimationTests {
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// The square's places, in points from its start, at tenths of a second.
  private func places(
    _ options: UIView.KeyframeAnimationOptions = linear, at times: [Double], _ frames: @escaping (UIView) -> Void
  ) throws -> [Double] {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { frames(view) }
      var result: [Double] = []
      let start = stage.time
      for time in times {
        stage.advance(by: start + time - stage.time)
        result.append(((view.shownX - 5) * 1e6).rounded() / 1e6)
      }
      try stage.settle()
      return result
    }
  }

  @Test("Each keyframe plays in its part, shows the earlier value before it and holds the last one after it (C-50)")
  func parts() throws {
    let shown = try places(at: [0.1, 0.3, 0.4, 0.5, 0.7, 0.9]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) { view.center.x = 55 }
    }
    #expect(shown == [0, 50, 100, 100, 75, 50])
  }

  @Test("A keyframe without length jumps at its start (C-50)")
  func jump() throws {
    let shown = try places(at: [0.25, 0.45, 0.55, 0.9]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.center.x = 105 }
    }
    #expect(shown == [0, 0, 100, 100])
  }

  @Test("A later keyframe takes over at its start, where the earlier one is (C-51)")
  func overlap() throws {
    let shown = try places(at: [0.2, 0.4, 0.5, 0.6, 0.8]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { view.center.x = 85 }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.2) { view.center.x = 25 }
    }
    #expect(shown == [20, 40, 30, 20, 20])
  }

  @Test("A change outside keyframes animates over the whole duration (C-52)")
  func outside() throws {
    #expect(try places(at: [0.25, 0.5, 0.75]) { $0.center.x = 105 } == [25, 50, 75])
  }

  @Test("Keyframes ease in and out as a whole, unless the options have a curve's bits (C-53, A-53)")
  func curve() throws {
    let shown = try places([], at: [0.25, 0.5]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 55 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 105 }
    }
    let eased = CubicBezier(0.42, 0, 0.58, 1).value(at: 0.25)
    #expect(isClose(shown[0], eased * 100, within: 1e-5) && isClose(shown[1], 50, within: 1e-5))
  }

  @Test(
    "Keyframes interpolate as their calculation mode says (A-53, C-46)",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeDiscrete, [0.0, 100, 100, 50, 50]),
      // At constant velocity over 100 and back 50 points, independently of the keyframes' times.
      (.calculationModePaced, [15, 45, 75, 95, 65]),
    ] as [(UIView.KeyframeAnimationOptions, [Double])])
  func modes(mode: UIView.KeyframeAnimationOptions, expected: [Double]) throws {
    let shown = try places([Self.linear, mode], at: [0.1, 0.3, 0.5, 0.7, 0.9]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { view.center.x = 55 }
    }
    #expect(shown == expected)
  }

  @Test("The cubic modes go smoothly through each value (A-53, C-47)")
  func cubic() throws {
    let shown = try places([Self.linear, .calculationModeCubic], at: [0.25, 0.5, 0.75]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
    }
    #expect(shown[1] == 100 && shown[0] > 50 && shown[0] < 100 && shown[2] > 50)
  }

  @Test("Nested keyframe times are parts of the keyframe around them, and so is a nested block's duration (C-50, C-69)")
  func nested() throws {
    let shown = try places(at: [0.5, 0.6, 0.7, 0.8]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.4) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 105 }
      }
    }
    #expect(shown == [0, 0, 50, 100])
    let inner = try places(at: [0.4, 0.6, 0.8, 0.9]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.4) {
        #expect(isClose(UIView.inheritedAnimationDuration, 0.4))
        UIView.animate(withDuration: 9) { view.center.x = 105 }
      }
    }
    #expect(inner == [0, 50, 100, 100])
    let whole = try places(at: [0.4, 0.5, 0.7, 0.9]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.4) {
        UIView.animateKeyframes(withDuration: 9, delay: 0, options: Self.linear) {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.center.x = 105 }
        }
      }
    }
    #expect(whole == [0, 0, 100, 100])
  }

  @Test("Size, opacity, transform and colour each follow their own keyframes, additively where they can (C-62)")
  func properties() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      view.backgroundColor = .black
      stage.advance(frames: 1)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.bounds.size = CGSize(width: 30, height: 10)
          view.alpha = 0.5
          view.backgroundColor = .white
          view.transform = CGAffineTransform(translationX: 20, y: 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      }
      #expect(
        Set(view.layer.animationKeys() ?? []) == ["bounds.size", "opacity", "backgroundColor", "transform"])
      #expect((view.layer.animation(forKey: "opacity") as? CAPropertyAnimation)?.isAdditive == false)
      #expect((view.layer.animation(forKey: "transform") as? CAPropertyAnimation)?.isAdditive == true)
      stage.advance(by: 0.25)
      let shown = try #require(view.layer.presentation())
      #expect(isClose(Double(shown.bounds.width), 20) && isClose(Double(shown.opacity), 0.75))
      #expect(isClose(Double(shown.backgroundColor?.red ?? 0), 0.5) && isClose(Double(shown.transform.m41), 10))
      stage.advance(by: 0.5)
      #expect(isClose(view.shownAlpha, 0.75))
      try stage.settle()
    }
  }

  @Test("A keyframe animation waits for its delay, and completes once, at its end (A-51)")
  func completion() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [(Double, Bool)] = []
      let start = stage.time
      UIView.animateKeyframes(withDuration: 0.5, delay: 0.25, options: Self.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 55 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      } completion: {
        ends.append((stage.time - start, $0))
      }
      stage.advance(by: 0.25)
      #expect(isClose(view.shownX, 5))
      try stage.settle()
      #expect(ends.count == 1 && isClose(ends[0].0, 0.75) && ends[0].1)
    }
  }

  @Test(
    "A keyframe animation without duration changes at once, and one without changes completes at once (C-65, C-66)",
    arguments: [0.0, 5])
  func nothing(duration: Double) throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [Bool] = []
      UIView.animateKeyframes(withDuration: duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = duration == 0 ? 55 : 5 }
      } completion: {
        ends.append($0)
      }
      #expect(view.layer.animationKeys() == nil && view.shownX == (duration == 0 ? 55 : 5))
      stage.advance(frames: 1)
      #expect(ends == [true])
    }
  }

  @Test("Keyframes of alpha replace those that run, whose completion gets false (C-64, C-68)")
  func interrupted() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [String] = []
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      } completion: {
        ends.append("first \($0)")
      }
      stage.advance(by: 0.5)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.linear, .beginFromCurrentState]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 1 }
      } completion: {
        ends.append("second \($0)")
      }
      #expect(isClose(view.shownAlpha, 0.5))
      stage.advance(by: 0.25)
      #expect(isClose(view.shownAlpha, 0.75) && ends == ["first false"])
      try stage.settle()
      #expect(ends == ["first false", "second true"])
    }
  }

  @Test("Plain blocks add to a running keyframe animation (C-62, C-63)")
  func additive() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 105 }
      }
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 205 }
      stage.advance(by: 0.25)
      #expect(isClose(view.shownX, 105))
      try stage.settle()
      #expect(view.shownX == 205)
    }
  }

  @Test("A keyframe animation repeats and autoreverses (C-70)")
  func repetition() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: [Self.linear, .repeat, .autoreverse]) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 105 }
      }
      var shown: [Double] = []
      for _ in 0..<8 {
        stage.advance(by: 0.125)
        shown.append((view.shownX - 5).rounded())
      }
      #expect(shown == [0, 0, 50, 100, 50, 0, 0, 0])
      view.layer.removeAllAnimations()
      try stage.settle()
    }
  }

  @Test("Keyframes inside a property animator follow its clock, also while it is scrubbed (C-53, C-94)")
  func animator() throws {
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { bench.move() }
        }
      }
      for (fraction, expected) in [(0.25, 0.0), (0.5, 0), (0.625, 0.5), (0.75, 1), (1, 1), (0.55, 0.2)] {
        animator.fractionComplete = fraction
        #expect(isClose(bench.progress, expected), "at \(fraction)")
      }
      animator.startAnimation()
      try stage.settle()
      #expect(bench.x == 110)
    }
  }

  @Test(
    "A keyframe with times outside the whole is cut, and is reported (C-50)",
    arguments: [(-1.0, 0.5), (0.5, 0.6), (Double.nan, 0.5), (0, .infinity), (2, 2)])
  func badTimes(start: Double, duration: Double) throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { view.center.x = 55 }
      }
      let words = try stage.expectDiagnostic("keyframe-times").message
      #expect(
        words == """
          [keyframe-times] A keyframe was added with relative start \(start) and relative duration \(duration). Both are \
          parts of the keyframe animation's duration, so the keyframe must lie within 0…1. It is cut to 0…1. Divide seconds \
          by the duration that animateKeyframes was given.
          """)
      try stage.settle()
      #expect(view.shownX == 55)
    }
  }

  @Test("addKeyframe outside a keyframe animation is reported (C-50)")
  func alone() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 55 }
      #expect(view.shownX == 55)
      let words = try stage.expectDiagnostic("keyframe-outside-animation").message
      #expect(
        words == """
          [keyframe-outside-animation] UIView.addKeyframe was called outside the block of UIView.animateKeyframes. There is no duration \
          of which its times could be parts. Its changes are made as any others here. Call it inside the block of \
          animateKeyframes.
          """)
    }
  }

  @Test("Keyframes inside a spring's block follow a curve: springs do not combine with keyframes (C-54)")
  func springs() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (sprung, plain) = (scene.square(), scene.square())
      @MainActor func move(_ view: UIView) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 105 }
        }
      }
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 9, animations: { move(sprung) })
      UIView.animate(withDuration: 1) { move(plain) }
      for _ in 0..<50 {
        stage.advance(frames: 1)
        #expect(sprung.shownX == plain.shownX && sprung.shownX <= 105)
      }
      try stage.settle()
      #expect(sprung.center.x == 105)
    }
  }
}
