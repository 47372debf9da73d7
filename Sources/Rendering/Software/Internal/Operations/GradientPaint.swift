import CoreGraphics

/// A gradient, ready to be drawn at the canvas's pixels.
///
/// A pixel gets the colour of its centre's location in 0…1 from the table. Locations are computed in the unit square
/// that is stretched over the bounds, so an oblique axis in a layer that is not square has oblique lines of equal
/// colour, as in Core Animation.
struct GradientPaint: Equatable {
  private let table: GradientTable
  private let kind: RenderGradient.Kind
  /// Maps the canvas to gradient space: along x, within the unit circle, or around the origin.
  private let map: Homography

  /// Whether each colour is opaque.
  var isOpaque: Bool { table.isOpaque }

  /// Creates a gradient with its table; nil if a number is not finite.
  init?(_ gradient: RenderGradient, _ table: GradientTable, in rect: RoundedRect, through map: Homography) {
    guard let inverse = map.inverse else { return nil }
    let (width, height) = (rect.maxX - rect.minX, rect.maxY - rect.minY)
    let toUnit = Homography(xx: 1 / width, x1: -rect.minX / width, yy: 1 / height, y1: -rect.minY / height)
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    var toSimple = Homography(x1: -gradient.start.x, y1: -gradient.start.y)
    let square = dx * dx + dy * dy
    switch gradient.kind {
    case .axial, .conic:
      // Without a direction every point lies at the end.
      if square > 0 {
        toSimple = Homography(xx: dx / square, xy: dy / square, yx: -dy / square, yy: dx / square).after(toSimple)
      } else if gradient.kind == .axial {
        toSimple = Homography(xx: 0, x1: 1, yy: 0, y1: 0)
      }
    case .radial:
      toSimple =
        dx != 0 && dy != 0
        ? Homography(xx: 1 / dx, yy: 1 / dy).after(toSimple) : Homography(xx: 0, x1: 1, yy: 0, y1: 1)
    }
    self.map = toSimple.after(toUnit).after(inverse)
    guard self.map.isFinite else { return nil }
    kind = gradient.kind
    self.table = table
  }

  /// Writes the colours of a run of pixels.
  func fill(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let cy = Double(y) + 0.5
    table.pixels.withUnsafeBufferPointer { table in
      for index in 0..<count {
        let p = map.homogeneous(Double(x + index) + 0.5, cy)
        let location: Double
        switch kind {
        case .axial: location = p.x / p.w
        case .radial: location = (p.x * p.x + p.y * p.y).squareRoot() / p.w.magnitude
        case .conic: location = Self.turn(p.x, p.y)
        }
        // NaN fails the comparison and becomes zero.
        let clamped = location > 0 ? min(location, 1) : 0
        target[index] = table[Int(clamped * GradientTable.last + 0.5)]
      }
    }
  }

  /// Returns the direction of a point as a fraction of a turn in 0..<1, from x towards y, with an error of at most a
  /// millionth.
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let (across, down) = (x.magnitude, y.magnitude)
    let longer = max(across, down)
    guard longer > 0 else { return 0 }
    let z = min(across, down) / longer
    let s = z * z
    // The arc tangent in turns, by a minimax polynomial for 0…1.
    var part = -0.011_721_20 * s + 0.052_653_32
    part = part * s - 0.116_432_87
    part = part * s + 0.193_543_46
    part = part * s - 0.332_623_47
    part = (part * s + 0.999_977_26) * z / (2 * EngineMath.pi)
    if down > across { part = 0.25 - part }
    if x < 0 { part = 0.5 - part }
    return y < 0 ? 1 - part : part
  }
}
