import CoreGraphics

/// A change of a group's pixels.
public enum RenderFilter: Hashable, Sendable, Codable {
  /// A Gaussian blur; the radius is the standard deviation in points of the canvas.
  case blur(radius: CGFloat)
  /// Four rows (red, green, blue, alpha) of five numbers each: factors of the unpremultiplied channels and an addend.
  case colorMatrix([CGFloat])
  /// How far colours lie from grey: 0 is grey, 1 leaves them.
  case saturation(CGFloat)
  /// A colour over the pixels, by its alpha, inside the group's alpha.
  case tint(CGColor)
}
