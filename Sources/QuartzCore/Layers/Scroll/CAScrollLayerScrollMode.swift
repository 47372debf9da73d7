/// In which directions a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `vertically`.
  public let rawValue: String

  /// A mode from its string; an unknown one scrolls as ``both``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In none.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = Self(rawValue: "horizontally")
  /// In both.
  public static let both = Self(rawValue: "both")
}
