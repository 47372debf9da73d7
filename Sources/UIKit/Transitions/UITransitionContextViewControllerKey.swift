/// Names a view controller's role in one transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// Apple's string.
  public let rawValue: String

  /// A key from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
