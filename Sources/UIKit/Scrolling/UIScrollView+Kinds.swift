import QuartzCore

extension UIScrollView {
  /// How much speed gliding content keeps in a millisecond (K-40).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The same as a decay per second: −1000·ln rate (K-41); rates that would never stop, or be no rate, count as the nearest that is one.
    var decay: CGFloat {
      let rate = rawValue.isNaN ? Self.normal.rawValue : min(max(rawValue, 0.5), 0.9999)
      return -1000 * EngineMath.log(rate)
    }
  }

  /// The look of the indicators.
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

  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In directions that scroll, and from top to bottom in a navigation controller's screen.
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
