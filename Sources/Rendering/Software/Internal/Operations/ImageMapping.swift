import Raster

/// The mapping from the canvas to an image, in the cheapest form that is exact.
enum ImageMapping: Hashable {
  /// Translated: the position of the canvas's first pixel in the image, in 1/256 of a pixel.
  case translated(x: Int, y: Int)
  /// Scaled, rotated or sheared.
  case affine(AffineMapping)
  /// In perspective.
  case perspective(PerspectiveMapping)

  /// Creates a mapping from canvas to image, for a canvas of the given size; nil if a number is out of range.
  init?(_ map: Homography, canvas: PixelRect) {
    guard map.isAffine else {
      self = .perspective(
        PerspectiveMapping(
          xx: map.xx, xy: map.xy, x1: map.x1, yx: map.yx, yy: map.yy, y1: map.y1, wx: map.wx, wy: map.wy, w1: map.w1))
      return
    }
    let (a, b, c, d) = (map.xx / map.w1, map.yx / map.w1, map.xy / map.w1, map.yy / map.w1)
    let (tx, ty) = (map.x1 / map.w1, map.y1 / map.w1)
    // At the canvas's far corner the error of a pure translation is less than 1/512 of a pixel.
    let drift = max((a - 1).magnitude + b.magnitude, c.magnitude + (d - 1).magnitude)
    let largest = 1_073_741_824.0
    if drift * Double(canvas.width + canvas.height) < 1 / 512, tx.magnitude < largest, ty.magnitude < largest {
      self = .translated(x: Int((tx * 256).rounded()), y: Int((ty * 256).rounded()))
    } else if let mapping = AffineMapping(a: a, b: b, c: c, d: d, tx: tx, ty: ty) {
      self = .affine(mapping)
    } else {
      return nil
    }
  }
}
