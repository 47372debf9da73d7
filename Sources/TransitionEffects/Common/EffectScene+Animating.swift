import UIKit

extension EffectScene {
  /// Animates over the whole duration, and ends the transition after it.
  ///
  /// - Parameters:
  ///   - own: the effect's timing, unless its user chose another.
  ///   - afterwards: hears, before the transition is reported to have ended, whether it was completed.
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

  /// Animates in keyframes over the whole duration, and ends the transition after it.
  ///
  /// - Parameters:
  ///   - own: the effect's curve, unless its user chose another.
  ///   - isCubic: whether values go along a smooth curve through the keyframes.
  public func animateKeyframes(
    _ own: UIView.AnimationCurve = .easeInOut, isCubic: Bool = false, _ changes: @escaping () -> Void
  ) {
    let curve = (timing?.plainCurve ?? own).options
    var options = UIView.KeyframeAnimationOptions(rawValue: curve.rawValue)
    if isCubic { options.insert(.calculationModeCubic) }
    // The last keyframe may end before the whole.
    let keepTime = keepTime()
    UIView.animateKeyframes(withDuration: duration, delay: delay, options: options) { [self] in
      changes()
      keyframe(0, 1, keepTime)
    } completion: { _ in
      self.end()
    }
  }

  /// Animates a property of a layer over the whole duration, with the effect's timing unless its user chose another; it ends nothing,
  /// so call ``animate(_:_:afterwards:)`` as well.
  ///
  /// Layers' animations know no springs: those ease out. Under a finger the animation follows it by the point.
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

  /// Ends the transition after the whole duration, where nothing but layers' own animations move.
  ///
  /// - Parameter own: the effect's curve, unless its user chose another.
  public func endLater(_ own: UIView.AnimationCurve = .easeInOut) {
    animate(.curve((timing ?? .curve(own)).plainCurve), keepTime())
  }

  /// A keyframe: when it starts and how long it lasts, in 0…1 of the duration.
  public func keyframe(_ start: Double, _ length: Double, _ changes: @escaping () -> Void) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: min(length, 1 - start), animations: changes)
  }

  /// Fades the new screen in, or, where there is none, the old one out.
  public func dissolve() {
    place(toOnTop: true)
    let (from, to) = (from, to)
    to?.alpha = 0
    animate {
      if let to { to.alpha = 1 } else { from?.alpha = 0 }
    }
  }
}
