import Foundation

extension CGPoint: Interpolatable {
  /// The interpolated point, by components.
  package static func interpolate(from: CGPoint, to: CGPoint, fraction: Double) -> CGPoint {
    CGPoint(
      x: .interpolate(from: from.x, to: to.x, fraction: fraction),
      y: .interpolate(from: from.y, to: to.y, fraction: fraction))
  }

  /// The sum, component by component.
  package func adding(_ other: CGPoint) -> CGPoint? {
    CGPoint(x: x + other.x, y: y + other.y)
  }

  /// The difference, component by component.
  package func subtracting(_ other: CGPoint) -> CGPoint? {
    CGPoint(x: x - other.x, y: y - other.y)
  }
}
