import QuartzCore

extension UIView {
  /// Animates in keyframes, which the block adds with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``; what it
  /// changes outside them animates over the whole duration (C-52).
  ///
  /// The whole is eased in and out unless the options name a curve (C-53); springs do not apply (C-54).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
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

  /// Animates in keyframes, and returns at the end whether all of it ended by itself.
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

  /// Adds a keyframe: what the block changes animates over a part of the keyframe animation around it (C-50).
  ///
  /// Inside another keyframe's block both times are parts of that keyframe. Times outside 0…1 are cut, with a diagnostic.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it starts, in 0…1 of the whole.
  ///   - frameDuration: how long it lasts, in 0…1 of the whole; 0 jumps at the start.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let environment = UIEnvironment.active
    let isValid = frameStartTime >= 0 && frameDuration >= 0 && frameStartTime + frameDuration <= 1 + 1e-9
    if !isValid { environment.report(.keyframeTimes(start: frameStartTime, duration: frameDuration)) }
    let start = frameStartTime.isNaN ? 0 : min(max(frameStartTime, 0), 1)
    let end = frameDuration.isNaN ? start : min(max(start + frameDuration, start), 1)
    guard environment.areAnimationsEnabled else { return animations() }
    guard let context = environment.animationContexts.last, context.keyframes != nil else {
      environment.report(.keyframeAlone)
      return animations()
    }
    context.runKeyframe(from: start, to: end, animations)
  }
}

extension UIView {
  /// How a keyframe animation goes; the raw values are Apple's. A curve comes from `AnimationOptions`, by its raw value.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views take events while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown, replacing what runs (C-64).
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever (C-70).
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays back after playing forward (C-70).
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps its own options inside another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from keyframe to keyframe; what is used unless another is named.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe's values show at once, from its start on.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed through all values; the keyframes' times do not count (C-47).
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// At one speed along a smooth curve through all values; the keyframes' times do not count.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private static let modeBits: UInt = 0xF << 10

    /// The options without the mode, as any block has them.
    var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.modeBits) }

    /// How values between keyframes are found.
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
