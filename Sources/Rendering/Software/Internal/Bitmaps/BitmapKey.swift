import CoreGraphics

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
