import CoreGraphics

/// A gradient ready to be drawn at the canvas's pixels.
///
/// A pixel has the colour of its centre's place in 0…1, taken from a table of 4,097 premultiplied colours. Places are
/// found in the unit square that is stretched over the bounds, so an oblique axis in a layer that is not square has oblique
/// lines of equal colour, as in Core Animation.
struct GradientPaint: Equatable {
  private static let last = 4096.0
  private let table: [UInt32]
  private let kind: RenderGradient.Kind
  /// From the canvas to where the gradient is simple: along x, within the unit circle, or around the origin.
  private let map: Homography
  /// Whether each colour is opaque.
  let isOpaque: Bool

  /// Nil without colours or if numbers have no use.
  init?(_ gradient: RenderGradient, in rect: RoundedRect, through map: Homography) {
    guard let stops = Self.stops(gradient), let inverse = map.inverse else { return nil }
    let (width, height) = (rect.maxX - rect.minX, rect.maxY - rect.minY)
    let toUnit = Homography(xx: 1 / width, x1: -rect.minX / width, yy: 1 / height, y1: -rect.minY / height)
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    var toSimple = Homography(x1: -gradient.start.x, y1: -gradient.start.y)
    let square = dx * dx + dy * dy
    switch gradient.kind {
    case .axial, .conic:
      // Without a direction all lies at the end.
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
    table = Self.table(stops)
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
  }

  /// The colours of a run of pixels.
  func fill(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let cy = Double(y) + 0.5
    table.withUnsafeBufferPointer { table in
      for index in 0..<count {
        let p = map.lifted(Double(x + index) + 0.5, cy)
        let place: Double
        switch kind {
        case .axial: place = p.x / p.w
        case .radial: place = (p.x * p.x + p.y * p.y).squareRoot() / p.w.magnitude
        case .conic: place = Self.turn(p.x, p.y)
        }
        // A NaN fails the comparison and becomes zero.
        let limited = place > 0 ? min(place, 1) : 0
        target[index] = table[Int(limited * Self.last + 0.5)]
      }
    }
  }

  /// The direction of a point in 0..<1 of a turn, from x towards y, good to a millionth.
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let (across, down) = (x.magnitude, y.magnitude)
    let longer = max(across, down)
    guard longer > 0 else { return 0 }
    let z = min(across, down) / longer
    let s = z * z
    // The arc tangent in turns, by a polynomial that is best for 0…1.
    var part = -0.011_721_20 * s + 0.052_653_32
    part = part * s - 0.116_432_87
    part = part * s + 0.193_543_46
    part = part * s - 0.332_623_47
    part = (part * s + 0.999_977_26) * z / (2 * EngineMath.pi)
    if down > across { part = 0.25 - part }
    if x < 0 { part = 0.5 - part }
    return y < 0 ? 1 - part : part
  }

  // MARK: Colours

  private typealias Stop = (location: Double, channels: [Double])

  private static func stops(_ gradient: RenderGradient) -> [Stop]? {
    let count = min(gradient.colors.count, gradient.locations.count)
    guard count > 0 else { return nil }
    var least = 0.0
    return (0..<count).map { index in
      let color = gradient.colors[index]
      let alpha = clampedUnit(color.alpha)
      least = max(least, clampedUnit(gradient.locations[index]))
      return (least, [color.blue, color.green, color.red].map { clampedUnit($0) * alpha * 255 } + [alpha * 255])
    }
  }

  private static func table(_ stops: [Stop]) -> [UInt32] {
    var next = 0
    return (0...Int(last)).map { index in
      let place = Double(index) / last
      while next < stops.count, stops[next].location <= place { next += 1 }
      let (a, b) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
      let room = b.location - a.location
      let t = room > 0 ? (place - a.location) / room : 0
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        let value = a.channels[channel] + (b.channels[channel] - a.channels[channel]) * t
        pixel |= UInt32(value + 0.5) << (8 * UInt32(channel))
      }
      return pixel
    }
  }
}
