import CoreGraphics

/// A filter of a group's pixels.
public enum RenderFilter: Hashable, Sendable, Codable {
  /// A Gaussian blur; the radius is the standard deviation in points of the canvas.
  case blur(radius: CGFloat)
  /// A colour matrix: four rows (red, green, blue, alpha) of four factors of the unpremultiplied channels and an
  /// addend.
  case colorMatrix([CGFloat])
  /// The saturation: 0 is grey, 1 leaves colours unchanged.
  case saturation(CGFloat)
  /// A colour composited over the pixels, inside the group's alpha.
  case tint(CGColor)
}
