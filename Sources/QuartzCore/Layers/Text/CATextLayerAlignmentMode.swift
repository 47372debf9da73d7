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
