import UIKit

extension CGPoint {
  /// Whether both numbers of it are.
  var isUsable: Bool { x.isFinite && y.isFinite }

  /// The point, not so far away that nothing can be drawn from there.
  var near: CGPoint { CGPoint(x: x.usable(in: -1e5...1e5, else: 0), y: y.usable(in: -1e5...1e5, else: 0)) }
}

extension CGRect {
  /// Whether every number of it is one.
  var isUsable: Bool { origin.isUsable && size.width.isFinite && size.height.isFinite }

  /// The rectangle the right way round, neither so far away nor so large that nothing can be drawn from there.
  var near: CGRect {
    let (first, last) = (CGPoint(x: minX, y: minY).near, CGPoint(x: maxX, y: maxY).near)
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
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
