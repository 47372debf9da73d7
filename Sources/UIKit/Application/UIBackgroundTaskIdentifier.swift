/// The identifier of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number; 0 for none.
  public var rawValue: Int

  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
