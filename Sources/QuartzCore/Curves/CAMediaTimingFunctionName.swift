/// Names of the system's timing curves (C-27).
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String

  /// A name from its string; an unknown one means linear.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same speed throughout.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = Self(rawValue: "default")
}
