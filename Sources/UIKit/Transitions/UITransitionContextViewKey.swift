/// The role of a view in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// Apple's string.
  public let rawValue: String

  /// Makes a key from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
