import UIKit

/// One way to move a dot from 0 to 100 inside a transition, in whatever length a seed says.
struct MovingDot: Sendable {
  let name: String
  let move: @MainActor @Sendable (_ dot: UIView, _ duration: TimeInterval, _ delay: TimeInterval) -> Void

  static let all: [MovingDot] = [
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
    MovingDot(name: "by a property animator") { dot, duration, delay in
      UIViewPropertyAnimator(duration: duration, dampingRatio: 0.9) { dot.center.x = 100 }.startAnimation(
        afterDelay: delay)
    },
  ]
}
