import CoreGraphics

/// From a least to a largest number.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// From 0 to 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// From 0 to 0.
  public init() {
    self = .zero
  }

  /// A range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Whether the range has an end that is not finite.
  public var isInfinite: Bool { minimum == -.infinity || maximum == .infinity }

  /// Whether there are finite numbers in the range.
  var isValid: Bool { minimum <= maximum && minimum < .infinity && maximum > -.infinity }
}
