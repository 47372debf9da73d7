import CoreGraphics

/// A bitmap of a part of a plane.
struct PlacedBitmap {
  /// The bitmap.
  let image: CGImage
  /// The part of the plane that it shows.
  let rect: CGRect
  /// Whether the plane is the canvas's, not the node's.
  var isOnCanvas = false
}

/// The cache key of a bitmap: equal keys have equal pixels.
enum BitmapKey: Hashable {
  /// The shape that casts a shadow.
  enum Caster: Hashable {
    case path(CGPath)
    case rect(RoundedRect)
    case content(RenderNode)
  }

  /// A shadow with its blur, resolution and colour.
  case shadow(Caster, sigma: Double, resolution: Double, CGColor)
  /// A node's content at a resolution.
  case content(RenderNode, resolution: Double)
}
