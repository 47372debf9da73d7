import Foundation

/// A line or a cubic curve, with its length.
struct MeasuredSegment {
  let start, control1, control2, end: CGPoint
  let isLine: Bool
  /// The length in points.
  let length: CGFloat

  /// A line.
  init(from start: CGPoint, to end: CGPoint) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
    length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
  }

  /// A cubic curve.
  init(curve start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
    length = Self.length(start, control1, control2, end, to: 1)
  }

  /// Returns the curve's parameter at a length from its start; for a line the fraction of its length.
  func parameter(atLength wanted: CGFloat) -> CGFloat {
    if wanted <= 0 { return 0 }
    if wanted >= length { return 1 }
    if isLine { return wanted / length }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    // Bisection only, so that all curves have the same precision: 2^-40 of a curve is far below a pixel.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.length(start, control1, control2, end, to: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the part between two parameters, and its start.
  func cut(from low: CGFloat, to high: CGFloat) -> (start: CGPoint, element: PathElement) {
    if isLine {
      return (Self.mix(start, end, low), .line(high == 1 ? end : Self.mix(start, end, high)))
    }
    if low == 0, high == 1 { return (start, .curve(control1: control1, control2: control2, end: end)) }
    // The blossom (polar form): each control point of the part mixes with low, high or both.
    func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
      let (p, q, r) = (Self.mix(start, control1, a), Self.mix(control1, control2, a), Self.mix(control2, end, a))
      return Self.mix(Self.mix(p, q, b), Self.mix(q, r, b), c)
    }
    let (first, second) = (blossom(low, low, high), blossom(low, high, high))
    return (blossom(low, low, low), .curve(control1: first, control2: second, end: blossom(high, high, high)))
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Nodes and weights of the Gauss–Legendre rule of five points on −1…1.
  private static let rule: [(node: CGFloat, weight: CGFloat)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_08), (0.906_179_845_938_664, 0.236_926_885_056_189_08),
  ]

  /// Returns the length up to a parameter, summed over eight parts.
  private static func length(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, to end: CGFloat) -> CGFloat {
    let pieces = 8
    var sum: CGFloat = 0
    let half = end / CGFloat(pieces) / 2
    for piece in 0..<pieces {
      let middle = (CGFloat(piece) + 0.5) * 2 * half
      for (node, weight) in rule {
        let t = middle + half * node
        let u = 1 - t
        let x = 3 * (u * u * (b.x - a.x) + 2 * u * t * (c.x - b.x) + t * t * (d.x - c.x))
        let y = 3 * (u * u * (b.y - a.y) + 2 * u * t * (c.y - b.y) + t * t * (d.y - c.y))
        sum += weight * (x * x + y * y).squareRoot()
      }
    }
    return sum * half
  }
}
