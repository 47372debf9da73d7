import CoreGraphics

/// A range from a minimum to a maximum.
public struct UIFloatRange: Hashable, Sendable {
  /// The minimum.
  public var minimum: CGFloat
  /// The maximum.
  public var maximum: CGFloat

  /// The range from 0 to 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range from 0 to 0.
  public init() {
    self = .zero
  }

  /// Creates a range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Whether an end of the range is infinite.
  public var isInfinite: Bool { minimum == -.infinity || maximum == .infinity }

  /// Whether the range contains a finite number.
  var isValid: Bool { minimum <= maximum && minimum < .infinity && maximum > -.infinity }
}
