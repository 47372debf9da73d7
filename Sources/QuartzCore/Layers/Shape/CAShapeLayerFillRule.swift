/// The rule for the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `even-odd`.
  public let rawValue: String

  /// A rule from its string; an unknown one fills as ``nonZero``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The points with a winding number other than 0.
  public static let nonZero = Self(rawValue: "non-zero")
  /// The points with an odd winding number.
  public static let evenOdd = Self(rawValue: "even-odd")
}
