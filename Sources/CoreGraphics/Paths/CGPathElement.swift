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
