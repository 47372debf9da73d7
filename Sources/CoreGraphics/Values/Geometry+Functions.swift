import Foundation

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

/// Returns a rectangle from its origin and its size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The horizontal centre.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The top edge.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The vertical centre.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The bottom edge.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Insets a rectangle, in points.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// Offsets a rectangle, in points.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// The smallest rectangle with integral edges around a rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The smallest rectangle around two rectangles.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// The intersection of two rectangles; the null rectangle if they are disjoint.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Whether two rectangles share a point.
public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.intersects(r2) }

/// Whether a point lies in a rectangle.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether the second rectangle lies in the first.
public func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }

/// Whether two rectangles are equal.
public func CGRectEqualToRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1 == r2 }

/// Whether two points are equal.
public func CGPointEqualToPoint(_ p1: CGPoint, _ p2: CGPoint) -> Bool { p1 == p2 }

/// Whether two sizes are equal.
public func CGSizeEqualToSize(_ s1: CGSize, _ s2: CGSize) -> Bool { s1 == s2 }

/// Whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Whether a rectangle is the null rectangle.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Whether a rectangle is infinite.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
