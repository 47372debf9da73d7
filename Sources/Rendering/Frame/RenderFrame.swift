import CoreGraphics

/// Everything a renderer needs to draw one moment: an immutable value, made from a layer tree and a time.
public struct RenderFrame: Hashable, Sendable, Codable {
  /// The canvas in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What lies behind the root; opaque black on a device.
  public var background: CGColor
  /// The root of the tree; its transform maps its own bounds to the canvas, in points.
  public var root: RenderNode

  /// A frame from its parts.
  public init(size: CGSize, scale: CGFloat, background: CGColor, root: RenderNode) {
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
  }

  /// The canvas in whole pixels: points times scale, rounded to nearest.
  public var pixelSize: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}
