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

  /// How many levels of nodes are drawn, from the root on; what lies deeper is not.
  public static let maxDepth = 400

  /// The longest side that a canvas can have, in pixels.
  public static let maxPixelSide = 16_384

  /// The canvas in whole pixels: points times scale, rounded to nearest; a side that is negative or no number counts as
  /// zero, and none is longer than `maxPixelSide`.
  public var pixelSize: (width: Int, height: Int) {
    func whole(_ side: CGFloat) -> Int {
      let pixels = (side * scale).rounded()
      return pixels > 0 ? Int(min(pixels, CGFloat(Self.maxPixelSide))) : 0
    }
    return (whole(size.width), whole(size.height))
  }
}
