import UIKit

extension CGPoint {
  /// Whether both coordinates are finite.
  var isUsable: Bool { x.isFinite && y.isFinite }

  /// The point, clamped to ±100,000.
  var near: CGPoint { CGPoint(x: x.usable(in: -1e5...1e5, else: 0), y: y.usable(in: -1e5...1e5, else: 0)) }
}

extension CGRect {
  /// Whether origin and size are finite.
  var isUsable: Bool { origin.isUsable && size.width.isFinite && size.height.isFinite }

  /// The standardized rectangle, clamped to ±100,000.
  var near: CGRect {
    let (first, last) = (CGPoint(x: minX, y: minY).near, CGPoint(x: maxX, y: maxY).near)
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  /// The distance of the farthest corner from a point.
  func farthestCorner(from point: CGPoint) -> CGFloat {
    let across = max(abs(point.x - minX), abs(maxX - point.x))
    let down = max(abs(point.y - minY), abs(maxY - point.y))
    return (across * across + down * down).squareRoot()
  }

  /// The oval in the rectangle, and a concentric one that reaches the farthest corner of another rectangle.
  func ovals(reaching bounds: CGRect) -> (closed: UIBezierPath, open: UIBezierPath) {
    let radius = bounds.farthestCorner(from: CGPoint(x: midX, y: midY))
    return (UIBezierPath(ovalIn: self), UIBezierPath(ovalIn: insetBy(dx: -radius, dy: -radius)))
  }
}

extension BinaryFloatingPoint {
  /// The value clamped to a range; another value if it is not finite.
  package func usable(in range: ClosedRange<Self>, else other: Self) -> Self {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : other
  }
}
