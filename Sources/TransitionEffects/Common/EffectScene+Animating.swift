import UIKit

extension EffectScene {
  /// Animates over the whole duration, and then ends the transition.
  ///
  /// - Parameters:
  ///   - own: the effect's timing, used unless ``EffectAnimator/timing`` is set.
  ///   - changes: makes the changes, inside the call.
  ///   - afterwards: called with whether the transition completed, before `completeTransition(_:)`.
  public func animate(
    _ own: EffectTiming = .curve(.easeInOut), _ changes: @escaping () -> Void,
    afterwards: @escaping (_ didComplete: Bool) -> Void = { _ in }
  ) {
    self.afterwards = afterwards
    switch timing ?? own {
    case .curve(let curve):
      UIView.animate(withDuration: duration, delay: delay, options: curve.options, animations: changes) { _ in
        self.end()
      }
    case .spring(let dampingRatio, let velocity):
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio.usable(in: 0.01...100, else: 1),
        initialSpringVelocity: velocity.usable(in: -1000...1000, else: 0), options: [], animations: changes
      ) { _ in self.end() }
    }
  }

  /// Animates keyframes over the whole duration, and then ends the transition.
  ///
  /// - Parameters:
  ///   - own: the effect's curve, used unless ``EffectAnimator/timing`` is set.
  ///   - isCubic: whether values follow a smooth curve through the keyframes.
  ///   - changes: adds the keyframes, with ``keyframe(_:_:_:)``, inside the call.
  public func animateKeyframes(
    _ own: UIView.AnimationCurve = .easeInOut, isCubic: Bool = false, _ changes: @escaping () -> Void
  ) {
    let curve = (timing?.plainCurve ?? own).options
    var options = UIView.KeyframeAnimationOptions(rawValue: curve.rawValue)
    if isCubic { options.insert(.calculationModeCubic) }
    // Because the last keyframe may end before the duration does.
    let keepTime = keepTime()
    UIView.animateKeyframes(withDuration: duration, delay: delay, options: options) { [self] in
      changes()
      keyframe(0, 1, keepTime)
    } completion: { _ in
      self.end()
    }
  }

  /// Adds an animation to a layer over the whole duration. It does not end the transition: call
  /// ``animate(_:_:afterwards:)``, too.
  ///
  /// A spring timing eases out here. In an interactive transition the timing is linear, so that the layer follows the
  /// finger.
  public func run(_ change: CAPropertyAnimation, on layer: CALayer, _ own: UIView.AnimationCurve = .easeInOut) {
    change.duration = duration
    let curve = (timing ?? .curve(own)).plainCurve
    change.timingFunction = CAMediaTimingFunction(name: context.isInteractive ? .linear : curve.layerTiming)
    if delay > 0 {
      change.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      change.fillMode = .backwards
    }
    layer.add(change, forKey: change.keyPath)
  }

  /// Ends the transition after the duration, for effects that only animate layers.
  ///
  /// - Parameter own: the effect's curve, used unless ``EffectAnimator/timing`` is set.
  public func endLater(_ own: UIView.AnimationCurve = .easeInOut) {
    animate(.curve((timing ?? .curve(own)).plainCurve), keepTime())
  }

  /// Adds a keyframe; its start and length are in 0…1 of the duration.
  public func keyframe(_ start: Double, _ length: Double, _ changes: @escaping () -> Void) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: min(length, 1 - start), animations: changes)
  }

  /// Fades the new screen in, or the old one out where UIKit withholds the new one.
  public func dissolve() {
    place(toOnTop: true)
    let (from, to) = (from, to)
    to?.alpha = 0
    animate {
      if let to { to.alpha = 1 } else { from?.alpha = 0 }
    }
  }
}
