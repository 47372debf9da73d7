/// The layout direction of the user's language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``leftToRight`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.leftToRight, .unspecified, .rightToLeft])
  }
}
