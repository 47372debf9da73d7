import QuartzCore

extension UIView {
  /// How an animation goes; the raw values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take events while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown, replacing what runs (C-64).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever (C-70).
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays back after playing forward (C-70).
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Lets the content of a transition move while it is turned, faded or curled; else both sides are still pictures (C-74).
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views of `transition(from:to:)` in place of adding and removing them (C-74).
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps its own options inside another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; what is used unless another is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view turns about its vertical axis, its left side towards the viewer (C-75).
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its vertical axis, its right side towards the viewer (C-75).
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content is turned up like a page, from the bottom.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new content is laid down like a page, from the top.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old content fades into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its horizontal axis, its top towards the viewer (C-75).
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its horizontal axis, its bottom towards the viewer (C-75).
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Asks for 60 frames a second; a wish that the display's rate, which is the stage's, does not follow.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for 30 frames a second; a wish that the display's rate, which is the stage's, does not follow.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curveNumber: UInt { (rawValue >> 16) & 0xF }
    var transitionNumber: UInt { (rawValue >> 20) & 0xF }
  }

  /// The curves by name.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``easeInOut`` (Decision 3).
    ///
    /// That goes for 7, too, the unnamed curve of the keyboard: as a case of its own it would break exhaustive switches. The options
    /// carry it, as `UIView.AnimationOptions(rawValue: 7 << 16)` (A-54, K-9).
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
