/// What kind of step a path element is.
public enum CGPathElementType: Int32, Hashable, Sendable, CaseIterable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic curve; the control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve; two control points and the end.
  case addCurveToPoint
  /// Ends a subpath; no point.
  case closeSubpath
}
