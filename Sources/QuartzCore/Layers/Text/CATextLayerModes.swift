import CoreGraphics

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `center`.
  public let rawValue: String

  /// A mode from its string; an unknown one aligns as ``natural``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the direction of each paragraph's first character: at the left, or at the right for a right-to-left one.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")

  package var alignment: TextAlignment {
    switch self {
    case .right: .right
    case .center: .center
    case .left: .left
    default: .natural
    }
  }
}

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
