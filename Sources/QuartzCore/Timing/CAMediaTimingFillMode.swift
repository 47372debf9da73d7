/// The fill of an animation before it begins and after it ends (A-72, C-4).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public let rawValue: String

  /// A mode from its text; an unknown one acts as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before the beginning, and the last one stays after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  /// Whether the first value shows before the beginning.
  package var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether the last value stays after the end.
  package var fillsForwards: Bool { self == .forwards || self == .both }
}
