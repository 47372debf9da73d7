import CoreGraphics

/// How a shape layer's open lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `round`.
  public let rawValue: String

  /// A cap from its string; an unknown one ends as ``butt``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the last point.
  public static let butt = Self(rawValue: "butt")
  /// In a half circle around the last point.
  public static let round = Self(rawValue: "round")
  /// Half a line width beyond the last point.
  public static let square = Self(rawValue: "square")

  package var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}
