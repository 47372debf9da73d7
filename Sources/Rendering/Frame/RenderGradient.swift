import CoreGraphics

/// A gradient over a node's bounds; its colours are interpolated in premultiplied sRGB.
public struct RenderGradient: Hashable, Sendable, Codable {
  /// The geometry of a gradient.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Along the line from `start` to `end`.
    case axial
    /// From `start` outwards; `end` is a corner of the box around the ellipse of the last colour.
    case radial
    /// Around `start`, clockwise, from the direction of `end`.
    case conic
  }

  /// The gradient's geometry.
  public var kind: Kind
  /// The colours, at least one.
  public var colors: [CGColor]
  /// The location of each colour in 0…1, in ascending order; as many as colours.
  public var locations: [CGFloat]
  /// The start point, in 0…1 of the bounds' size.
  public var start: CGPoint
  /// The end point, in 0…1 of the bounds' size.
  public var end: CGPoint

  /// Creates a gradient.
  public init(kind: Kind, colors: [CGColor], locations: [CGFloat], start: CGPoint, end: CGPoint) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}
