/// Names a view's role in one transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// Apple's string.
  public let rawValue: String

  /// A key from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is shown at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
