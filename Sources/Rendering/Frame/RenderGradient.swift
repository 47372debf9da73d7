import CoreGraphics

/// Colours that flow into one another over a node's bounds; they are mixed in premultiplied sRGB.
public struct RenderGradient: Hashable, Sendable, Codable {
  /// Along which way the colours flow.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Along the line from `start` to `end`.
    case axial
    /// From `start` outwards; `end` is a corner of the box around the ellipse of the last colour.
    case radial
    /// Around `start`, clockwise, from the direction of `end`.
    case conic
  }

  /// Along which way the colours flow.
  public var kind: Kind
  /// The colours, at least one.
  public var colors: [CGColor]
  /// Where each colour lies, in 0…1, never falling; as many as colours.
  public var locations: [CGFloat]
  /// In 0…1 of the bounds' sides.
  public var start: CGPoint
  /// In 0…1 of the bounds' sides.
  public var end: CGPoint

  /// A gradient from its parts.
  public init(kind: Kind, colors: [CGColor], locations: [CGFloat], start: CGPoint, end: CGPoint) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}
