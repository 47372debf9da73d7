import CoreGraphics

/// A frame: an immutable value with everything that a renderer draws, made from a layer tree and a time.
public struct RenderFrame: Hashable, Sendable, Codable {
  /// The canvas's size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// The colour behind the root; opaque black on a device.
  public var background: CGColor
  /// The root of the tree; its transform maps its own bounds to the canvas, in points.
  public var root: RenderNode

  /// Creates a frame.
  public init(size: CGSize, scale: CGFloat, background: CGColor, root: RenderNode) {
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
  }

  /// The greatest number of levels of nodes that are drawn, from the root on.
  public static let maxDepth = 400

  /// The longest side of a canvas, in pixels.
  public static let maxPixelSide = 16_384

  /// The canvas's size in pixels: points times scale, rounded to nearest and clamped to 0…``maxPixelSide``; NaN counts
  /// as zero.
  public var pixelSize: (width: Int, height: Int) {
    func whole(_ side: CGFloat) -> Int {
      let pixels = (side * scale).rounded()
      return pixels > 0 ? Int(min(pixels, CGFloat(Self.maxPixelSide))) : 0
    }
    return (whole(size.width), whole(size.height))
  }
}
