/// The style in which a transition replaces the old content (E-82).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's text.
  public let rawValue: String

  /// A type from its text; an unknown one acts as `fade`, with a diagnostic.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old dissolves into the new.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")

  var isKnown: Bool { [.fade, .moveIn, .push, .reveal].contains(self) }
}
