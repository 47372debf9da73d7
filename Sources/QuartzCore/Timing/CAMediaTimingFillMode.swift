/// What an animation shows before it begins and after it has ended (C-4).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String

  /// A mode from its string; an unknown one means ``removed``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// The model shows before and after.
  public static let removed = Self(rawValue: "removed")

  package var fillsBefore: Bool { self == .backwards || self == .both }
  package var fillsAfter: Bool { self == .forwards || self == .both }
}
