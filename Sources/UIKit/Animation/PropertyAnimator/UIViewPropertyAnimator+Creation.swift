import Foundation
import QuartzCore

extension UIViewPropertyAnimator {
  /// Creates and starts an animator; the options' curve applies, and a nested animator inherits the enclosing timing.
  ///
  /// Inside another property animator's block, that animator's clock moves its animations; inside another block it
  /// cannot be interrupted (C-94).
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let environment = UIEnvironment.active
    let timing = ViewAnimationTiming(duration: duration, delay: delay, options: options)
    let parameters: any UITimingCurveProvider =
      if case .spring(let spring) = timing.shape {
        UISpringTimingParameters(form: .physical(spring), initialVelocity: .zero)
      } else {
        UICubicTimingParameters(
          animationCurve: UIView.AnimationCurve(rawValue: Int(options.curveNumber)) ?? .easeInOut)
      }
    let animator = Self(duration: duration, timingParameters: parameters)
    if let completion { animator.addCompletion(completion) }
    if environment.animationContexts.isEmpty {
      animator.addAnimations(animations)
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.runNested(timing, options: options, animations)
    }
    return animator
  }

  private func runNested(
    _ timing: ViewAnimationTiming, options: UIView.AnimationOptions, _ animations: @escaping () -> Void
  ) {
    isInterruptible = false
    state = .active
    UIView.animate(withDuration: timing.duration, delay: timing.delay, options: options, animations: animations) { _ in
      self.nestedBlockEnded()
    }
  }

  private func nestedBlockEnded() {
    let callbacks = completions
    becomeInactive()
    for completion in callbacks { completion(.end) }
  }
}

extension UIViewPropertyAnimator: @preconcurrency NSCopying {
  /// Returns an inactive animator with the same timing and settings, without blocks.
  public func copy(with zone: NSZone? = nil) -> Any {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let copy = Self(duration: duration, timingParameters: parameters)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isInterruptible = isInterruptible
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }
}
