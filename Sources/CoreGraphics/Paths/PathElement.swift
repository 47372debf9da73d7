import Foundation

/// An element of a path, as a value.
package enum PathElement: Hashable, Sendable, Codable {
  /// Begins a subpath.
  case move(CGPoint)
  /// A straight line.
  case line(CGPoint)
  /// A quadratic Bézier curve.
  case quadCurve(control: CGPoint, end: CGPoint)
  /// A cubic Bézier curve.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line to the subpath's start, which closes it.
  case closeSubpath

  /// The points of the element, in order; the last one is its end.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  /// Returns the element with its points transformed.
  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end: end.applying(t))
    case .curve(let control1, let control2, let end):
      .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }

  /// Whether all points have finite coordinates.
  package var isFinite: Bool {
    points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
