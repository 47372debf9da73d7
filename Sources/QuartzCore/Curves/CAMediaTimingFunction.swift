import Foundation

/// A timing curve from (0, 0) to (1, 1), set by two control points; it never changes.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The curve itself.
  package let curve: CubicBezier

  package init(_ curve: CubicBezier) {
    self.curve = curve
  }

  /// The system's curve of that name: the same object each time (C-27, C-30). A name that the system doesn't know gives `linear`.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(sharing: SystemTimingFunctions.named(name))
  }

  /// A curve from its two control points.
  ///
  /// An x outside 0…1 is clamped, so that time has one progress. A NaN anywhere, or an infinite y, gives the linear curve.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes x and y of a control point: 0 is the start, 1 and 2 are the curve's own, 3 is the end; another index writes nothing.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Whether another object is a timing function with the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash of the control points.
  public override var hash: Int {
    curve.hashValue
  }

  /// The control points in words.
  public override var description: String {
    "CAMediaTimingFunction(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
  }
}

extension CAMediaTimingFunction: SharedInstances {}
