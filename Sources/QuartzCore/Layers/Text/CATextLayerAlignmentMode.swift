import CoreGraphics

/// Where a text layer's lines stand in its width.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `center`.
  public let rawValue: String

  /// A mode from its string; an unknown one stands as ``natural``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where each paragraph begins: at the left, or at the right where it begins with a letter that runs from right to left.
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
