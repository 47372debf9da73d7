import Rendering

/// The shape of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `radial`.
  public let rawValue: String

  /// A type from its string; an unknown one flows as ``axial``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = Self(rawValue: "axial")
  /// From the start point outwards, in ellipses; the end point is a corner of the box around the last one.
  public static let radial = Self(rawValue: "radial")
  /// Around the start point, clockwise, from the direction of the end point.
  public static let conic = Self(rawValue: "conic")

  package var renderKind: RenderGradient.Kind {
    RenderGradient.Kind(rawValue: rawValue) ?? .axial
  }
}
