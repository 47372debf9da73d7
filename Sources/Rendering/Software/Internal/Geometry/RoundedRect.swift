import CoreGraphics

/// A rounded rectangle in a layer's plane.
struct RoundedRect: Hashable {
  let minX, minY, maxX, maxY: Double
  /// The corners' radius, at most half the shorter side.
  let radius: Double
  /// The corners that are round.
  let corners: RenderCorners
  /// The distance from a corner at which its curve begins, in radii: 1 for a circle.
  let cornerExtent: Double

  /// Fails for a rectangle without area or with values that are not finite.
  init?(_ rect: CGRect, radius: Double = 0, corners: RenderCorners = .all, curve: RenderCornerCurve = .circular) {
    let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    guard width > 0, height > 0, (x + width).isFinite, (y + height).isFinite, x.isFinite, y.isFinite else { return nil }
    (minX, minY, maxX, maxY) = (x, y, x + width, y + height)
    let clamped = radius > 0 && !corners.isDisjoint(with: .all) ? min(radius, width / 2, height / 2) : 0
    self.radius = clamped
    self.corners = corners.intersection(.all)
    // If the longer curve does not fit, it is blended towards a circle.
    cornerExtent =
      curve == .circular || clamped == 0 ? 1 : max(1, min(CornerCurves.maxExtent, min(width, height) / 2 / clamped))
  }

  /// Creates the node's bounds with its corners.
  init?(boundsOf node: RenderNode) {
    self.init(node.bounds, radius: node.cornerRadius, corners: node.maskedCorners, curve: node.cornerCurve)
  }

  /// The rectangle's sides as a rectangle.
  var rect: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  /// The distance from the corners at which the sides become straight.
  var margin: Double { radius * cornerExtent }

  /// Returns the rectangle inset by `distance` on all sides, with concentric corners; nil if nothing is left.
  func inset(by distance: Double) -> RoundedRect? {
    let rect = CGRect(
      x: minX + distance, y: minY + distance, width: maxX - minX - 2 * distance, height: maxY - minY - 2 * distance)
    return RoundedRect(
      rect, radius: radius - distance, corners: corners, curve: cornerExtent > 1 ? .continuous : .circular)
  }

  /// Returns the outline as chords whose deviation is at most 1/100 of a pixel, where one unit is `scale` pixels.
  func points(scale: Double) -> [(x: Double, y: Double)] {
    guard radius > 0 else { return [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)] }
    // The deviation of a chord of one nth of a quarter is about r·π²/32n².
    let wanted = (radius * cornerExtent * scale * 31).squareRoot()
    var pieces = cornerExtent > 1 ? 8 : 2
    while pieces < CornerCurves.maxSegments, Double(pieces) < wanted { pieces *= 2 }
    let (left, top, right, bottom) = (minX + radius, minY + radius, maxX - radius, maxY - radius)
    let arc = CornerCurves.points(extent: cornerExtent, step: CornerCurves.maxSegments / pieces)
    var points: [(x: Double, y: Double)] = []
    points.reserveCapacity(4 * pieces + 4)
    func add(_ corner: RenderCorners, _ x: Double, _ y: Double, _ point: ((x: Double, y: Double)) -> (Double, Double)) {
      if corners.contains(corner) {
        for p in arc { points.append(point(p)) }
      } else {
        points.append((x, y))
      }
    }
    add(.maxXMaxY, maxX, maxY) { (right + radius * $0.x, bottom + radius * $0.y) }
    add(.minXMaxY, minX, maxY) { (left - radius * $0.y, bottom + radius * $0.x) }
    add(.minXMinY, minX, minY) { (left - radius * $0.x, top - radius * $0.y) }
    add(.maxXMinY, maxX, minY) { (right + radius * $0.y, top - radius * $0.x) }
    return points
  }
}
