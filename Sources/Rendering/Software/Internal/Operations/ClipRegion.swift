import CoreGraphics
import Raster

/// A clip: a rectangle of pixels, cut by half planes.
struct ClipRegion {
  /// The rectangle.
  var rect: PixelRect
  /// The half planes that clip it.
  var cuts: [PixelHalfPlane] = []

  /// Returns the part inside a rectangle.
  func intersection(_ other: PixelRect) -> ClipRegion {
    ClipRegion(rect: rect.intersection(other), cuts: cuts)
  }
}

/// A half plane of the canvas: the pixels whose centres lie on one side of a line.
///
/// A half plane and its opposite share out all pixels, so that two parts of an image meet without a seam.
struct PixelHalfPlane: Hashable {
  /// The line: pixels with a · x + b · y + c of at least zero belong to the half plane, or above zero where
  /// `excludesLine`.
  let a, b, c: Double
  /// Whether pixels on the line are excluded.
  let excludesLine: Bool

  /// Returns the columns of a row inside the half plane, within limits.
  func columns(y: Int, _ limits: Range<Int>) -> Range<Int> {
    // Both halves get the same crossing: it is computed with the sign that makes `a` positive.
    let sign = a < 0 ? -1.0 : 1.0
    let (a, rest) = (self.a * sign, (b * (Double(y) + 0.5) + c) * sign)
    guard a > 0 else {
      let value = b * (Double(y) + 0.5) + c
      return value > 0 || (value == 0 && !excludesLine) ? limits : limits.lowerBound..<limits.lowerBound
    }
    let crossing = min(max((-rest / a - 0.5).rounded(.up), Double(limits.lowerBound)), Double(limits.upperBound))
    guard crossing.isFinite else { return limits.lowerBound..<limits.lowerBound }
    let first = Int(crossing)
    return sign > 0 ? first..<limits.upperBound : limits.lowerBound..<first
  }
}

extension PixelHalfPlane {
  /// Creates the half plane of the pixels that lie in a half of a layer's plane; `inverse` maps the canvas to that
  /// plane.
  init(_ half: HalfPlane, through inverse: Homography) {
    let (a, b, c) = (half.a, half.b, half.c)
    self.init(
      a: a * inverse.xx + b * inverse.yx + c * inverse.wx, b: a * inverse.xy + b * inverse.yy + c * inverse.wy,
      c: a * inverse.x1 + b * inverse.y1 + c * inverse.w1, excludesLine: half.excludesLine)
  }
}
