import CoreGraphics

/// A blurred, coloured copy of a node's alpha behind the node.
public struct RenderShadow: Hashable, Sendable, Codable {
  /// The colour; its alpha counts.
  public var color: CGColor
  /// In 0…1.
  public var opacity: CGFloat
  /// How far the shadow lies from the node, in points of the node's coordinates.
  public var offset: CGSize
  /// The blur's radius in points: the Gaussian's standard deviation.
  public var radius: CGFloat
  /// The outline that casts the shadow, in the node's coordinates; nil: what the node and its children show.
  public var path: CGPath?

  /// A shadow from its parts.
  public init(color: CGColor, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
