import CoreGraphics
import Raster

/// The pixels that may be touched: a rectangle, cut off along straight lines.
struct ClipRegion {
  /// The rectangle.
  var rect: PixelRect
  /// What is cut off it.
  var cuts: [PixelHalfPlane] = []

  /// The part inside a rectangle.
  func intersection(_ other: PixelRect) -> ClipRegion {
    ClipRegion(rect: rect.intersection(other), cuts: cuts)
  }
}

/// Half of the canvas: the pixels whose centres lie on one side of a line.
///
/// A line and its opposite share the pixels between them without rest, so that two parts of a picture meet without a seam.
struct PixelHalfPlane: Hashable {
  /// The pixels where a · x + b · y + c is at least zero, or above zero where `excludesLine`.
  let a, b, c: Double
  /// Whether pixels on the line are left out.
  let excludesLine: Bool

  /// The other half.
  var opposite: PixelHalfPlane { PixelHalfPlane(a: -a, b: -b, c: -c, excludesLine: !excludesLine) }

  /// The columns of a row that are retained, between two limits.
  func columns(y: Int, _ limits: Range<Int>) -> Range<Int> {
    // The same crossing for both halves: it is computed with the sign that makes `a` positive.
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
  /// The pixels where a · x + b · y + c of a plane is at least zero, for the map from the canvas to that plane.
  init(a: Double, b: Double, c: Double, excludesLine: Bool, through inverse: Homography) {
    self.init(
      a: a * inverse.xx + b * inverse.yx + c * inverse.wx, b: a * inverse.xy + b * inverse.yy + c * inverse.wy,
      c: a * inverse.x1 + b * inverse.y1 + c * inverse.w1, excludesLine: excludesLine)
  }
}
