import SeededRandom
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Animations under a held clock") @MainActor struct ScrubbedAnimationTests {
  /// A kind of animation, by the block that starts it on a view inside the container; each lasts at most two seconds.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let start: @MainActor @Sendable (UIView) -> Void
    var testDescription: String { name }
  }

  @MainActor private static func change(_ view: UIView) {
    view.center.x += 50
    view.alpha = 0.25
    view.bounds.size.width = 30
    view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 1)
    view.backgroundColor = .green
  }

  nonisolated static let kinds: [Kind] =
    [
      Kind(name: "a block") { view in UIView.animate(withDuration: 1) { change(view) } },
      Kind(name: "a delayed block") { view in
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseOut) { change(view) }
      },
      Kind(name: "a damped spring") { view in
        UIView.animate(
          withDuration: 1.5, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 3,
          animations: { change(view) })
      },
      Kind(name: "a bouncing spring") { view in UIView.animate(springDuration: 0.5, bounce: 0.4) { change(view) } },
      Kind(name: "repetitions") { view in
        UIView.animate(withDuration: 0.4) {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { change(view) }
        }
      },
      Kind(name: "keyframes") { view in
        UIView.animateKeyframes(withDuration: 1.5, delay: 0.1) {
          UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) { change(view) }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.3) { view.center.y += 40 }
        }
      },
      Kind(name: "smooth keyframes") { view in
        UIView.animateKeyframes(withDuration: 1.5, delay: 0, options: .calculationModeCubic) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { view.center.x += 40 }
          UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { view.center.x -= 90 }
        }
      },
      Kind(name: "a legacy block") { view in
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1.2)
        UIView.setAnimationDelay(0.3)
        change(view)
        UIView.commitAnimations()
      },
      Kind(name: "two blocks that add up") { view in
        UIView.animate(withDuration: 1) { change(view) }
        UIView.animate(withDuration: 0.7, delay: 0.2, options: .curveLinear) { view.center.x -= 90 }
      },
      Kind(name: "a property animator") { view in
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { change(view) }
        animator.addAnimations({ view.center.y += 60 }, delayFactor: 0.4)
        animator.startAnimation()
      },
      Kind(name: "an explicit animation") { view in
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = 0.0
        animation.toValue = 5.0
        animation.duration = 1.5
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        view.layer.add(animation, forKey: nil)
      },
      Kind(name: "a dissolve with moving content") { view in
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]) {
          change(view)
        }
      },
      Kind(name: "a blur") { view in
        let effect = UIVisualEffectView(effect: nil)
        view.addSubview(effect)
        view.layoutIfNeeded()
        UIView.animate(withDuration: 1) { effect.effect = UIBlurEffect(style: .light) }
      },
      Kind(name: "a block that begins from what is shown") { view in
        UIView.animate(withDuration: 1) { change(view) }
        UIView.animate(withDuration: 1.5, delay: 0.3, options: .beginFromCurrentState) { view.center.y += 70 }
      },
      Kind(name: "a block that repeats by its options") { view in
        UIView.animate(withDuration: 0.7, delay: 0.2, options: [.repeat, .autoreverse]) { change(view) }
      },
      Kind(name: "blocks inside a block") { view in
        UIView.animate(withDuration: 1.5, delay: 0.1, options: .curveEaseIn) {
          view.center.x += 30
          UIView.animate(withDuration: 0.5, delay: 0.4, options: [.overrideInheritedDuration, .overrideInheritedCurve])
          {
            view.alpha = 0.5
          }
          UIView.animate(withDuration: 0.5) { view.center.y += 50 }
        }
      },
      Kind(name: "a block that lays out") { view in
        let inside = Stretched(frame: view.bounds)
        view.addSubview(inside)
        view.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
          inside.bounds.size = CGSize(width: 60, height: 50)
        }
      },
      Kind(name: "a mask that moves") { view in
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        mask.backgroundColor = .black
        view.mask = mask
        UIView.animate(withDuration: 1) { mask.frame = CGRect(x: 5, y: 5, width: 15, height: 10) }
      },
      Kind(name: "in space") { view in
        UIView.animate(withDuration: 1) {
          var turn = CATransform3DMakeRotation(1.2, 0, 1, 0)
          turn.m34 = -1 / 200
          view.transform3D = turn
        }
      },
    ] + views + keyframeModes + transitions + animators

  /// A view that fills its superview by its layout.
  private final class Stretched: UIView {
    private let inside = UIView()

    override func layoutSubviews() {
      if inside.superview == nil { addSubview(inside) }
      inside.frame = bounds.insetBy(dx: 2, dy: 2)
    }
  }

  private nonisolated static let views: [Kind] = [false, true].map { hides in
    Kind(name: "from one view to another, \(hides ? "hidden and shown" : "added and removed")") { view in
      let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
      (old.backgroundColor, new.backgroundColor) = (.blue, .yellow)
      view.addSubview(old)
      if hides {
        new.isHidden = true
        view.addSubview(new)
      }
      view.layoutIfNeeded()
      let options: UIView.AnimationOptions = hides ? [.showHideTransitionViews] : []
      UIView.transition(from: old, to: new, duration: 1.2, options: options.union(.transitionFlipFromLeft))
    }
  }

  private nonisolated static let keyframeModes: [Kind] = [
    ("discrete", .calculationModeDiscrete), ("paced", .calculationModePaced), ("cubic", .calculationModeCubic),
    ("smooth and paced", .calculationModeCubicPaced),
  ].map { (name: String, mode: UIView.KeyframeAnimationOptions) in
    Kind(name: "keyframes, \(name)") { view in
      UIView.animateKeyframes(withDuration: 1.8, delay: 0, options: mode) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { change(view) }
        UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0) { view.alpha = 0.9 }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
          view.center.x -= 70
          view.transform = CGAffineTransform(scaleX: 0.5, y: 3)
        }
      }
    }
  }

  private nonisolated static let transitions: [Kind] = [
    ("flip from the left", .transitionFlipFromLeft), ("flip from the right", .transitionFlipFromRight),
    ("flip from the top", .transitionFlipFromTop), ("flip from the bottom", .transitionFlipFromBottom),
    ("curl up", .transitionCurlUp), ("curl down", .transitionCurlDown), ("dissolve", .transitionCrossDissolve),
  ].map { (name: String, style: UIView.AnimationOptions) in
    Kind(name: name) { view in
      UIView.transition(with: view, duration: 1, options: [style, .curveEaseIn]) { view.backgroundColor = .green }
    }
  }

  private nonisolated static let animators: [Kind] = [
    Kind(name: "a property animator with a curve of its own") { view in
      UIViewPropertyAnimator(duration: 1.2, controlPoint1: CGPoint(x: 0.8, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1))
      {
        change(view)
      }.startAnimation()
    },
    Kind(name: "a property animator on a spring with a velocity across") { view in
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 80, damping: 9, initialVelocity: CGVector(dx: 3, dy: -4))
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator.addAnimations { view.center = CGPoint(x: 80, y: 40) }
      animator.startAnimation()
    },
    Kind(name: "a property animator with keyframes, later") { view in
      let animator = UIViewPropertyAnimator(duration: 1.5, curve: .easeInOut)
      animator.addAnimations {
        UIView.animateKeyframes(withDuration: 1.5, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) { change(view) }
        }
      }
      animator.startAnimation(afterDelay: 0.25)
    },
    Kind(name: "a property animator that runs back") { view in
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { change(view) }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.8
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    },
    Kind(name: "a property animator that goes on along another spring") { view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { change(view) }
      animator.scrubsLinearly = false
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.3
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 2, dy: 2)),
        durationFactor: 1.2)
    },
  ]

  /// A container with a view inside, on the screen.
  private func container(_ stage: Stage) -> (container: UIView, view: UIView) {
    let scene = ViewScene(stage)
    let container = scene.square(side: 100)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    container.addSubview(view)
    stage.advance(frames: 1)
    return (container, view)
  }

  @Test(
    "Each kind of animation shows under a held clock what it shows when it plays freely, forwards and backwards (C-11, C-80)",
    arguments: kinds)
  func scrubbed(kind: Kind) throws {
    var dice = XorshiftRandom(multipliedSeed: 7)
    let times = (0..<20).map { _ in Double(dice.roll(1900)) / 1000 + 0.001 }
    var free: [Double: [Double]] = [:]
    try withStage(.small) { stage in
      let (container, view) = container(stage)
      let start = stage.time
      kind.start(view)
      stage.advance(by: 0)
      for time in Set(times).sorted() {
        stage.advance(by: start + time - stage.time)
        // An ended animation is removed; under a held clock it shows its last value.
        if !stage.environment.runningAnimations.isEmpty { free[time] = container.shownNode?.numbers }
      }
      // A repeating animation would never come to rest.
      view.layer.removeAllAnimations()
      try stage.settle()
    }
    #expect(free.count > 8)
    try withStage(.small) { stage in
      let (container, view) = container(stage)
      let start = stage.time
      container.layer.speed = 0
      container.layer.timeOffset = start
      kind.start(view)
      stage.advance(by: 0)
      for time in times {
        container.layer.timeOffset = start + time
        guard let expected = free[time] else { continue }
        let shown = container.shownNode?.numbers ?? []
        let distance = zip(shown, expected).map { abs($0 - $1) }.max() ?? .infinity
        #expect(shown.count == expected.count && distance < 1e-9, "\(kind.name) at \(time)")
      }
      container.layer.speed = 1
      container.layer.timeOffset = 0
      view.layer.removeAllAnimations()
      try stage.settle()
    }
  }
}
