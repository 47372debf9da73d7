/// How a keyframe animation goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public let rawValue: String

  /// A mode from its text; a text that the system doesn't know acts as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stands until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one speed; key times and curves of parts do not count (C-47).
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values (C-48).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at one speed; key times and curves of parts do not count (C-47).
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// Whether the speed is the same everywhere.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
  /// Whether the way is a smooth curve.
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
