/// The names of the system's timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// A name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Progress is time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly, ends at speed.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Starts at speed, ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
