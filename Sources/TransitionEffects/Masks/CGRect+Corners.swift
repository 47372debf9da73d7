import UIKit

extension CGRect {
  /// Whether every number of it is one.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// How far the farthest corner is from a point.
  func farthestCorner(from point: CGPoint) -> CGFloat {
    let across = max(abs(point.x - minX), abs(maxX - point.x))
    let down = max(abs(point.y - minY), abs(maxY - point.y))
    return (across * across + down * down).squareRoot()
  }

  /// The oval in the rectangle, and one around its middle that reaches the farthest corner of another rectangle.
  func ovals(reaching bounds: CGRect) -> (closed: UIBezierPath, open: UIBezierPath) {
    let radius = bounds.farthestCorner(from: CGPoint(x: midX, y: midY))
    return (UIBezierPath(ovalIn: self), UIBezierPath(ovalIn: insetBy(dx: -radius, dy: -radius)))
  }
}
