/// The direction in which the user's language runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``leftToRight`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.leftToRight, .unspecified, .rightToLeft])
  }
}
