import Foundation

/// One step of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// What kind of step it is.
  public var type: CGPathElementType
  /// Its points, as many as its kind has; valid inside the block only.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step from its kind and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

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
