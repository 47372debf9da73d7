import UIKit

/// A movement of a dot from 0 to 100 inside a transition, with a duration from a seed.
struct MovingDot: Sendable {
  let name: String
  let move: @MainActor @Sendable (_ dot: UIView, _ duration: TimeInterval, _ delay: TimeInterval) -> Void

  static let all = blocks + keyframes + chains + explicit

  private static let blocks: [MovingDot] = [
    MovingDot(name: "eased") { dot, duration, delay in
      UIView.animate(withDuration: duration, delay: delay) { dot.center.x = 100 }
    },
    MovingDot(name: "linear") { dot, duration, delay in
      UIView.animate(withDuration: duration, delay: delay, options: .curveLinear) { dot.center.x = 100 }
    },
    MovingDot(name: "in two, one over the other") { dot, duration, delay in
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) { dot.center.x = 40 }
      UIView.animate(withDuration: duration, delay: delay, options: .curveEaseOut) { dot.center.x = 100 }
    },
    MovingDot(name: "sprung") { dot, duration, delay in
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: 0.7, initialSpringVelocity: 2
      ) { dot.center.x = 100 }
    },
    MovingDot(name: "bouncing") { dot, duration, _ in
      UIView.animate(springDuration: duration, bounce: 0.2) { dot.center.x = 100 }
    },
    MovingDot(name: "by a property animator") { dot, duration, delay in
      UIViewPropertyAnimator(duration: duration, dampingRatio: 0.9) { dot.center.x = 100 }.startAnimation(
        afterDelay: delay)
    },
    MovingDot(name: "by a property animator, a part of it later") { dot, duration, _ in
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { dot.center.x = 30 }
      animator.addAnimations({ dot.center.x = 100 }, delayFactor: 0.4)
      animator.startAnimation()
    },
  ]

  private static let keyframes: [MovingDot] = [
    MovingDot(name: "in keyframes") { dot, duration, delay in
      UIView.animateKeyframes(withDuration: duration, delay: delay) {
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) { dot.center.x = 40 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.3) { dot.center.x = 75 }
        UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { dot.center.x = 100 }
      }
    },
    MovingDot(name: "in smooth keyframes") { dot, duration, _ in
      UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { dot.center.x = 60 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { dot.center.x = 100 }
      }
    },
    MovingDot(name: "in explicit keyframes") { dot, duration, _ in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 40, 55, 100]
      animation.keyTimes = [0, 0.4, 0.6, 1]
      animation.calculationMode = .cubic
      animation.duration = duration
      dot.layer.position.x = 100
      dot.layer.add(animation, forKey: "keyframes")
    },
  ]

  private static let chains: [MovingDot] = [
    MovingDot(name: "in two stages, one after the other") { dot, duration, _ in
      UIView.animate(withDuration: duration / 2) {
        dot.center.x = 50
      } completion: { _ in
        guard dot.window != nil, dot.center.x == 50 else { return }
        UIView.animate(withDuration: duration / 2) { dot.center.x = 100 }
      }
    },
    MovingDot(name: "in two stages, the second one explicit") { dot, duration, _ in
      UIView.animate(withDuration: duration / 2) {
        dot.center.x = 40
      } completion: { _ in
        guard dot.window != nil, dot.center.x == 40 else { return }
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 40.0
        animation.duration = duration / 2
        dot.layer.position.x = 100
        dot.layer.add(animation, forKey: "second")
      }
    },
  ]

  private static let explicit: [MovingDot] = [
    MovingDot(name: "explicit") { dot, duration, _ in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0.0
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      dot.layer.position.x = 100
      dot.layer.add(animation, forKey: "explicit")
    },
    MovingDot(name: "explicit, later") { dot, duration, delay in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0.0
      animation.toValue = 100.0
      animation.duration = duration
      animation.beginTime = dot.layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .both
      dot.layer.position.x = 100
      dot.layer.add(animation, forKey: "explicit")
    },
    MovingDot(name: "explicit spring") { dot, _, _ in
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0.0
      spring.toValue = 100.0
      spring.stiffness = 300
      spring.damping = 25
      spring.duration = spring.settlingDuration
      dot.layer.position.x = 100
      dot.layer.add(spring, forKey: "spring")
    },
    MovingDot(name: "in a group") { dot, duration, _ in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0.0
      move.toValue = 100.0
      let hop = CAKeyframeAnimation(keyPath: "transform.translation.y")
      hop.values = [0, 30, 0]
      let group = CAAnimationGroup()
      group.animations = [move, hop]
      group.duration = duration
      group.timingFunction = CAMediaTimingFunction(name: .easeIn)
      dot.layer.position.x = 100
      dot.layer.add(group, forKey: "group")
    },
  ]
}
