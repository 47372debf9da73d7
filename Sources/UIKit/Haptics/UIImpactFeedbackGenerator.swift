import QuartzCore

/// Feedback as of two things that hit each other.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the things that hit each other.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``light`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.light, .medium, .heavy, .soft, .rigid])
    }
  }

  private let style: FeedbackStyle

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of the style ``FeedbackStyle/medium``.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator of a style for feedback in a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    belong(to: view)
  }

  /// Gives feedback of the full intensity.
  open func impactOccurred() {
    play(.impact(style, intensity: 1))
  }

  /// Gives feedback of an intensity, 0…1; other values are clamped, and NaN counts as 0.
  open func impactOccurred(intensity: CGFloat) {
    play(.impact(style, intensity: Self.clamped(intensity)))
  }

  /// Gives feedback of the full intensity at a point of the view.
  open func impactOccurred(at location: CGPoint) {
    play(.impact(style, intensity: 1), at: location)
  }

  /// Gives feedback of an intensity, 0…1, at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    play(.impact(style, intensity: Self.clamped(intensity)), at: location)
  }

  private static func clamped(_ intensity: CGFloat) -> CGFloat {
    intensity.isNaN ? 0 : min(max(intensity, 0), 1)
  }
}
