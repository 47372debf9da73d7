import Rendering

/// How a layer's corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `continuous`.
  public let rawValue: String

  /// A curve from its string; an unknown one rounds as ``circular``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By a quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// With continuous curvature, which grows from zero.
  public static let continuous = Self(rawValue: "continuous")

  package var renderCurve: RenderCornerCurve {
    RenderCornerCurve(rawValue: rawValue) ?? .circular
  }
}
