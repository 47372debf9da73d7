import Foundation

/// A timing curve, as Core Animation names it.
public final class CAMediaTimingFunction: NSObject, Sendable {
  package let curve: CubicBezier

  /// One of the system's curves (C-27); two with the same name are equal (C-30).
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: curve = CubicBezier(0.42, 0, 1, 1)
    case .easeOut: curve = CubicBezier(0, 0, 0.58, 1)
    case .easeInEaseOut: curve = CubicBezier(0.42, 0, 0.58, 1)
    case .default: curve = CubicBezier(0.25, 0.1, 0.25, 1)
    default: curve = CubicBezier(0, 0, 1, 1)
    }
  }

  /// A curve from its two inner control points; x outside 0…1 is clamped, and what is not finite counts as linear.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Writes control point 0…3 as x and y; another index writes nothing.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Whether two curves have the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// Hashes the control points.
  public override var hash: Int { curve.hashValue }
}
