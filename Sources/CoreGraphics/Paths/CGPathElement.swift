import Foundation

/// An element of a path, for `CGPath.applyWithBlock(_:)`.
public struct CGPathElement {
  /// The element's type.
  public var type: CGPathElementType
  /// The points, as many as the type has; valid inside the block only.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The type of a path element.
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
