import CoreGraphics

/// A blurred, coloured copy of a node's alpha behind the node.
public struct RenderShadow: Hashable, Sendable, Codable {
  /// The colour; its alpha multiplies the opacity.
  public var color: CGColor
  /// The shadow's opacity in 0…1.
  public var opacity: CGFloat
  /// The shadow's offset from the node, in points of the node's coordinates.
  public var offset: CGSize
  /// The blur's radius in points: the Gaussian's standard deviation.
  public var radius: CGFloat
  /// The path that casts the shadow, in the node's coordinates; nil for the alpha of the node and its children.
  public var path: CGPath?

  /// Creates a shadow.
  public init(color: CGColor, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
