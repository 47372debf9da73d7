/// The side that a transition's motion starts from.
///
/// Top and bottom are those of Core Animation's own coordinates, whose y points upwards: on a screen `fromTop` comes from below.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The subtype's text.
  public let rawValue: String

  /// A subtype from its text; a text that the system doesn't know acts as `fromLeft`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upwards on a screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards on a screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
