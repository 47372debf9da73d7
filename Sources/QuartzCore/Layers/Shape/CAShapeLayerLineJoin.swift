import CoreGraphics

/// How a shape layer's lines meet in a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `bevel`.
  public let rawValue: String

  /// A join from its string; an unknown one meets as ``miter``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point, as long as the limit allows it.
  public static let miter = Self(rawValue: "miter")
  /// In an arc.
  public static let round = Self(rawValue: "round")
  /// With the corner cut off.
  public static let bevel = Self(rawValue: "bevel")

  package var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
