import CoreGraphics

/// A rectangle with circular corners, in a layer's plane.
struct RoundedRect {
  private static let finest = 128
  /// Points of a quarter of the unit circle, from (1, 0) to (0, 1).
  private static let quarter: [(x: Double, y: Double)] = (0...finest).map { index in
    if index == 0 { return (1, 0) }
    if index == finest { return (0, 1) }
    let angle = EngineMath.pi / 2 * Double(index) / Double(finest)
    return (EngineMath.cos(angle), EngineMath.sin(angle))
  }

  let minX, minY, maxX, maxY: Double
  /// The corners' radius, at most half the shorter side.
  let radius: Double

  /// Nil for a rectangle without area or whose numbers are not finite.
  init?(_ rect: CGRect, radius: Double = 0) {
    let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    guard width > 0, height > 0, (x + width).isFinite, (y + height).isFinite, x.isFinite, y.isFinite else { return nil }
    (minX, minY, maxX, maxY) = (x, y, x + width, y + height)
    self.radius = radius > 0 ? min(radius, width / 2, height / 2) : 0
  }

  /// The rectangle that is smaller by `distance` on all sides, with concentric corners; nil if nothing is left.
  func inset(by distance: Double) -> RoundedRect? {
    let rect = CGRect(
      x: minX + distance, y: minY + distance, width: maxX - minX - 2 * distance, height: maxY - minY - 2 * distance)
    return RoundedRect(rect, radius: radius - distance)
  }

  /// The outline, with chords that stray at most 1/100 of a pixel where one unit is `scale` pixels.
  func points(scale: Double) -> [(x: Double, y: Double)] {
    guard radius > 0 else { return [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)] }
    // A chord of one nth of a quarter strays by about r·π²/32n².
    let wanted = (radius * scale * 31).squareRoot()
    var pieces = 2
    while pieces < Self.finest, Double(pieces) < wanted { pieces *= 2 }
    let step = Self.finest / pieces
    let (left, top, right, bottom) = (minX + radius, minY + radius, maxX - radius, maxY - radius)
    var points: [(x: Double, y: Double)] = []
    points.reserveCapacity(4 * pieces + 4)
    let arc = stride(from: 0, through: Self.finest, by: step).map { Self.quarter[$0] }
    for p in arc { points.append((right + radius * p.x, bottom + radius * p.y)) }
    for p in arc { points.append((left - radius * p.y, bottom + radius * p.x)) }
    for p in arc { points.append((left - radius * p.x, top - radius * p.y)) }
    for p in arc { points.append((right + radius * p.y, top - radius * p.x)) }
    return points
  }
}
