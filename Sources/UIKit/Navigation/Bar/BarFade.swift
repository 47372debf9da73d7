import QuartzCore

/// How the buttons of a bar go and come in a transition: one after the other, each in a part of the way that the screens go (K-10).
@MainActor enum BarFade {
  /// The part of the screens' way after which the old buttons are gone.
  static let fadeOutEnd = 0.35
  /// The part of the screens' way after which the new ones begin to come, and the one after which they are there.
  static let fadeIn = 0.7...0.98

  /// Runs a block that shows or hides buttons, in its part of the animation around it; outside of one, at once.
  static func run(appears: Bool, _ change: @escaping () -> Void) {
    let environment = UIEnvironment.active
    guard environment.areAnimationsEnabled, let context = environment.animationContexts.last, context.keyframes == nil
    else { return change() }
    let range = appears ? arrival : 0...departure
    let start = range.lowerBound > 0 ? context.timing.time(ofProgress: range.lowerBound) : 0
    let length = context.timing.time(ofProgress: range.upperBound) - start
    let options = UIView.AnimationOptions.curveLinear.union(.overrideInheritedCurve).rawValue
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: options)) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: change)
    }
  }
}
