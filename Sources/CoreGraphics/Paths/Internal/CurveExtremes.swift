import Foundation

/// The extreme points of a curve along an axis.
enum CurveExtremes {
  /// The extremes of a quadratic curve.
  static func points(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGPoint] {
    let times = [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c -> CGFloat? in
      let bend = a - 2 * b + c
      return bend == 0 ? nil : (a - b) / bend
    }
    return times.filter { $0 > 0 && $0 < 1 }.map { t in
      let s = 1 - t
      return CGPoint(
        x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
    }
  }

  /// The extremes of a cubic curve.
  static func points(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    let times = roots(a.x, b.x, c.x, d.x) + roots(a.y, b.y, c.y, d.y)
    return times.filter { $0 > 0 && $0 < 1 }.map { point(a, b, c, d, at: $0) }
  }

  /// Evaluates a cubic curve at a parameter in 0…1.
  static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
  }

  /// Returns the zeros of a cubic's derivative.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // The derivative is 3·(p·t² + 2·q·t + r).
    let (p, q, r) = (d - 3 * c + 3 * b - a, c - 2 * b + a, b - a)
    if p == 0 { return q == 0 ? [] : [-r / (2 * q)] }
    let discriminant = q * q - p * r
    guard discriminant >= 0 else { return [] }
    // The root of greater magnitude first, to avoid cancellation.
    let sum = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot())
    return sum == 0 ? [0] : [sum / p, r / sum]
  }
}
