import QuartzCore

/// Fades a bar's buttons in a transition: old ones first, then new ones, each in a part of the screens' progress
/// (K-10).
@MainActor enum BarFade {
  /// The progress of the screens at which the old buttons have faded out.
  static let fadeOutEnd = 0.35
  /// The progress of the screens over which the new buttons fade in.
  static let fadeIn = 0.7...0.98

  /// Runs a block that shows or hides buttons in its part of the enclosing animation; without one, at once.
  static func run(appears: Bool, _ change: @escaping () -> Void) {
    let environment = UIEnvironment.active
    guard environment.areAnimationsEnabled, let context = environment.animationContexts.last, context.keyframes == nil
    else { return change() }
    let range = appears ? fadeIn : 0...fadeOutEnd
    let start = range.lowerBound > 0 ? context.timing.time(ofProgress: range.lowerBound) : 0
    let length = context.timing.time(ofProgress: range.upperBound) - start
    let options = UIView.AnimationOptions.curveLinear.union(.overrideInheritedCurve).rawValue
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: options)) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: change)
    }
  }
}
