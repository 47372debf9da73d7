import QuartzCore

extension UIScrollView {
  /// The fraction of its velocity that decelerating content keeps in a millisecond (K-40).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The decay per second: −1000·ln rate (K-41); a rate that would never stop, or is invalid, counts as the nearest
    /// valid one.
    var decay: CGFloat {
      let rate = rawValue.isNaN ? Self.normal.rawValue : min(max(rawValue, 0.5), 0.9999)
      return -1000 * EngineMath.log(rate)
    }
  }

  /// The style of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Grey.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.default, .black, .white])
    }
  }

  /// The rule by which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In directions that scroll, and at top and bottom in a navigation controller's screen.
    case automatic = 0
    /// In directions that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .scrollableAxes, .never, .always])
    }
  }
}
