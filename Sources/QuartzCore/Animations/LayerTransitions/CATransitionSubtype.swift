/// The side from which a transition's motion starts.
///
/// Top and bottom are those of Core Animation's own coordinates, whose y points upwards: on a screen `fromTop` starts
/// at the bottom.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The subtype's text.
  public let rawValue: String

  /// A subtype from its text; an unknown one acts as `fromLeft`.
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
