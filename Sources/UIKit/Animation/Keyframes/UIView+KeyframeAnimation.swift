import QuartzCore

extension UIView {
  /// Animates keyframes, and returns at the end whether the animations finished.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Runs a block of keyframes; see `animateKeyframes(withDuration:delay:options:animations:completion:)`.
  static func runKeyframes(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var timing = ViewAnimationTiming(duration: duration, delay: delay, options: options.animationOptions)
    if case .spring = timing.shape {
      timing.duration = duration
      timing.shape = .curve(AnimationCurve.easeInOut.timingFunction)
    }
    let context = makeContext(timing, completion)
    context.adjust { $0.dropSpring() }
    context.runKeyframes(options.calculationMode, animations)
  }

  /// Runs the block of one keyframe; see `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  static func runKeyframe(_ frameStartTime: Double, _ frameDuration: Double, _ animations: () -> Void) {
    let environment = UIEnvironment.active
    let isValid = frameStartTime >= 0 && frameDuration >= 0 && frameStartTime + frameDuration <= 1 + 1e-9
    if !isValid { environment.report(.keyframeTimes(start: frameStartTime, duration: frameDuration)) }
    let start = frameStartTime.isNaN ? 0 : min(max(frameStartTime, 0), 1)
    let end = frameDuration.isNaN ? start : min(max(start + frameDuration, start), 1)
    guard environment.areAnimationsEnabled else { return animations() }
    guard let context = environment.animationContexts.last, context.keyframes != nil else {
      environment.report(.keyframeOutsideAnimation)
      return animations()
    }
    context.runKeyframe(from: start, to: end, animations)
  }
}

extension UIView {
  /// The options of a keyframe animation; the raw values are Apple's. Curves are those of `AnimationOptions`, by
  /// their raw values.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates options from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Animations start at the values that are shown, and replace the running ones (C-64).
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats for ever (C-70).
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after it has run forwards (C-70).
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The block keeps its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The block keeps its own options inside another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear interpolation between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe's values are shown from its start, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Constant velocity through all values; the keyframes' times are ignored (C-47).
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Constant velocity along a smooth curve through all values; the keyframes' times are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private static let modeBits: UInt = 0xF << 10

    /// The options without the calculation mode, as other blocks have them.
    var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.modeBits) }

    /// The interpolation of values between keyframes.
    var calculationMode: CAAnimationCalculationMode {
      switch (rawValue & Self.modeBits) >> 10 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
