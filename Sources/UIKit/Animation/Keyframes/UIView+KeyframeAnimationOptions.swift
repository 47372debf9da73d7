import QuartzCore

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
