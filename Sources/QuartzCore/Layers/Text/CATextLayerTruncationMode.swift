import CoreGraphics

/// The part of a text that an ellipsis replaces if the text does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `end`.
  public let rawValue: String

  /// A mode from its string; an unknown one cuts as ``none``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// None: the text is clipped.
  public static let none = Self(rawValue: "none")
  /// The beginning.
  public static let start = Self(rawValue: "start")
  /// The end.
  public static let end = Self(rawValue: "end")
  /// The middle.
  public static let middle = Self(rawValue: "middle")
}
