/// What a shape layer counts as inside its path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `even-odd`.
  public let rawValue: String

  /// A rule from its string; an unknown one fills as ``nonZero``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path goes around at all.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}
