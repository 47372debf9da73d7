import Foundation
import Raster

extension CGPath {
  /// Returns the path as straight lines with a deviation of at most `tolerance`, after the transform.
  ///
  /// A curve is cut at equal steps of its parameter, as many as its curvature needs (at most 1024), with + − × ÷ √
  /// only, so the same path gives the same points everywhere.
  package func flattened(tolerance: CGFloat = 0.05, transform: CGAffineTransform = .identity) -> [FlatSubpath] {
    var result: [FlatSubpath] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      if !points.isEmpty { result.append(FlatSubpath(points: points, isClosed: isClosed)) }
      points = []
    }
    var start = CGPoint.zero
    for element in elements {
      let element = element.applying(transform)
      if case .move(let point) = element {
        finish(isClosed: false)
        points = [point]
        start = point
        continue
      }
      if case .closeSubpath = element {
        if points.count > 1, points.last == start { points.removeLast() }
        finish(isClosed: true)
        continue
      }
      // After a close the current point is the subpath's start.
      if points.isEmpty { points = [start] }
      let pen = points[points.count - 1]
      switch element {
      case .line(let end): points.append(end)
      case .quadCurve(let control, let end):
        let control1 = CGPoint(x: pen.x + 2 * (control.x - pen.x) / 3, y: pen.y + 2 * (control.y - pen.y) / 3)
        let control2 = CGPoint(x: end.x + 2 * (control.x - end.x) / 3, y: end.y + 2 * (control.y - end.y) / 3)
        points += Self.steps(pen, control1, control2, end, tolerance)
      case .curve(let control1, let control2, let end):
        points += Self.steps(pen, control1, control2, end, tolerance)
      case .move, .closeSubpath: break
      }
    }
    finish(isClosed: false)
    return result
  }

  /// Returns the path as an outline for the scan converter, in pixels after the transform.
  package func outline(transform: CGAffineTransform = .identity) -> Outline {
    var outline = Outline()
    append(to: &outline, transform: transform)
    return outline
  }

  /// Adds the path to an outline, in pixels after the transform.
  package func append(to outline: inout Outline, transform t: CGAffineTransform) {
    for element in elements {
      switch element.applying(t) {
      case .move(let point): outline.move(toX: point.x, y: point.y)
      case .line(let point): outline.addLine(toX: point.x, y: point.y)
      case .quadCurve(let control, let end):
        outline.addQuadCurve(control: (control.x, control.y), to: (end.x, end.y))
      case .curve(let control1, let control2, let end):
        outline.addCurve(control1: (control1.x, control1.y), control2: (control2.x, control2.y), to: (end.x, end.y))
      case .closeSubpath: outline.close()
      }
    }
    outline.close()
  }

  private static func steps(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ tolerance: CGFloat
  ) -> [CGPoint] {
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
    let bend = Swift.max(
      length(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), length(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    // The deviation of a chord over one of n equal steps is at most ¾ · bend / n².
    let wanted = (0.75 * bend / Swift.max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let count = wanted >= 1 ? Int(Swift.min(wanted, 1024)) : 1
    return stride(from: 1, to: count, by: 1).map { CurveExtremes.point(a, b, c, d, at: CGFloat($0) / CGFloat(count)) }
      + [d]
  }
}

extension CGPathFillRule {
  /// The scan converter's name for the rule.
  package var rasterRule: FillRule {
    self == .winding ? .nonZero : .evenOdd
  }
}

/// A subpath of straight lines.
package struct FlatSubpath: Hashable, Sendable {
  /// The corners, without a repeated first one.
  package var points: [CGPoint]
  /// Whether a line joins the last corner and the first.
  package var isClosed: Bool

  /// Creates a subpath.
  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}
