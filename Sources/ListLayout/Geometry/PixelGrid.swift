import CoreGraphics

/// The device's pixels, to which origins snap (V-54).
struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: CGFloat

  init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The nearest pixel's edge; halves go up.
  func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// The rectangle with its origin at pixels, its size as it was.
  func snap(_ rect: CGRect) -> CGRect {
    CGRect(x: snap(rect.origin.x), y: snap(rect.origin.y), width: rect.width, height: rect.height)
  }

  /// The length of a pixel in points.
  var pixel: CGFloat { 1 / scale }
}
