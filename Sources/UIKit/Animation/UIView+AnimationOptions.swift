import QuartzCore

extension UIView {
  /// The options of an animation; the raw values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates options from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Animations start at the values that are shown, and replace the running ones (C-64).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats for ever (C-70).
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after it has run forwards (C-70).
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The block keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The block keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The content moves during a transition; otherwise both contents are still images (C-74).
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:)` hides and shows the views instead of removing and adding them (C-74).
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The block keeps its own options inside another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant velocity.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view flips about its vertical axis, its left side towards the viewer (C-75).
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips about its vertical axis, its right side towards the viewer (C-75).
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content curls up like a page, from the bottom.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new content curls down like a page, from the top.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old content fades into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips about its horizontal axis, its top towards the viewer (C-75).
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips about its horizontal axis, its bottom towards the viewer (C-75).
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A preference of 60 frames per second, which is ignored: the stage sets the display's rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A preference of 30 frames per second, which is ignored: the stage sets the display's rate.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// A cancelled transition does not restore the values before the block, which show data that stays (C-82).
    ///
    /// It is not one of Apple's options, and is not inherited.
    static let staysAfterCancel = AnimationOptions(rawValue: 1 << 40)
    /// The options of animations that show changes of a list's data or state.
    static let listChange: AnimationOptions = [.allowUserInteraction, .staysAfterCancel]

    var curveNumber: UInt { (rawValue >> 16) & 0xF }
    var transitionNumber: UInt { (rawValue >> 20) & 0xF }
  }

  /// The named curves.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``easeInOut`` (Decision 3).
    ///
    /// That includes 7, the keyboard's unnamed curve, because another case would break exhaustive switches. The options
    /// have it as `UIView.AnimationOptions(rawValue: 7 << 16)` (A-54, K-9).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.easeInOut, .easeIn, .easeOut, .linear])
    }

    package var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}
