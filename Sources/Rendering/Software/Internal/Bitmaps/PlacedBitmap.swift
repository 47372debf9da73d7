import CoreGraphics

/// A picture of a part of a plane.
struct PlacedBitmap {
  /// The picture.
  let image: CGImage
  /// The part of the plane that it shows.
  let rect: CGRect
  /// Whether the plane is the canvas's, not the node's.
  var isOnCanvas = false
}

/// What a bitmap was made of: equal keys have equal pixels.
enum BitmapKey: Hashable {
  /// What casts a shadow.
  enum Caster: Hashable {
    case path(CGPath)
    case rect(RoundedRect)
    case content(RenderNode)
  }

  /// A shadow with its blur and its resolution.
  case shadow(Caster, sigma: Double, resolution: Double, CGColor)
  /// A node's content at a resolution.
  case content(RenderNode, resolution: Double)
}
