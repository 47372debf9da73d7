import CoreGraphics

/// Which part of a text that does not fit gives way to an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `end`.
  public let rawValue: String

  /// A mode from its string; an unknown one cuts as ``none``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// None: what does not fit is cut off.
  public static let none = Self(rawValue: "none")
  /// The beginning.
  public static let start = Self(rawValue: "start")
  /// The end.
  public static let end = Self(rawValue: "end")
  /// The middle.
  public static let middle = Self(rawValue: "middle")
}
