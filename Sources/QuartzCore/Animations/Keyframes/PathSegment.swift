import CoreGraphics
import Foundation

/// A line or a cubic curve of a path that a layer follows.
struct PathSegment: Sendable {
  let start: CGPoint
  let end: CGPoint
  private let control1: CGPoint
  private let control2: CGPoint
  private let isLine: Bool

  /// The lines and curves of a path; closing a path at its start adds none.
  static func segments(of path: CGPath) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (pen, first) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): first = point
      case .line(let point): segments.append(PathSegment(from: pen, to: point))
      case .quadCurve(let control, let end):
        let control1 = CGPoint.interpolate(from: pen, to: control, fraction: 2.0 / 3)
        let control2 = CGPoint.interpolate(from: end, to: control, fraction: 2.0 / 3)
        segments.append(PathSegment(start: pen, end: end, control1: control1, control2: control2, isLine: false))
      case .curve(let control1, let control2, let end):
        segments.append(PathSegment(start: pen, end: end, control1: control1, control2: control2, isLine: false))
      case .closeSubpath:
        if pen != first { segments.append(PathSegment(from: pen, to: first)) }
      }
      pen = element.points.last ?? first
    }
    return segments
  }

  private init(start: CGPoint, end: CGPoint, control1: CGPoint, control2: CGPoint, isLine: Bool) {
    (self.start, self.end, self.control1, self.control2) = (start, end, control1, control2)
    self.isLine = isLine
  }

  private init(from start: CGPoint, to end: CGPoint) {
    self.init(start: start, end: end, control1: start, control2: end, isLine: true)
  }

  /// The point at a parameter in 0…1.
  func point(at u: CGFloat) -> CGPoint {
    if isLine { return .interpolate(from: start, to: end, fraction: Double(u)) }
    if u <= 0 { return start }
    if u >= 1 { return end }
    let v = 1 - u
    let (a, b, c, d) = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The tangent's direction at a parameter; nil where the segment is a point.
  func direction(at u: CGFloat) -> CGVector? {
    for parameter in [u, u < 0.5 ? u + 1e-4 : u - 1e-4] {
      let v = 1 - parameter
      let (a, b, c) = (v * v, 2 * v * parameter, parameter * parameter)
      let dx = a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x)
      let dy = a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y)
      if dx != 0 || dy != 0 { return CGVector(dx: dx, dy: dy) }
    }
    return nil
  }
}
