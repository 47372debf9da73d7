/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public let rawValue: String

  /// A mode from its text; an unknown one acts as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value shows until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at constant speed; key times and timing functions are ignored (C-47).
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values (C-48).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at constant speed; key times and timing functions are ignored (C-47).
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// Whether the speed is the same everywhere.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
  /// Whether the values are interpolated along a smooth curve.
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
