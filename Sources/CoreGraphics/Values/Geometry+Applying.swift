import Foundation

extension CGPoint {
  /// Transforms the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool {
    self == point2
  }
}

extension CGSize {
  /// Transforms the size; the translation does not apply.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool {
    self == size2
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the four transformed corners; the null and the infinite rectangle stay
  /// unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    if t.b == 0 && t.c == 0 {
      let corner = CGPoint(x: minX, y: minY).applying(t)
      let width = t.a * self.width
      let height = t.d * self.height
      return CGRect(
        x: width < 0 ? corner.x + width : corner.x, y: height < 0 ? corner.y + height : corner.y,
        width: width.magnitude, height: height.magnitude)
    }
    let corners = [
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
    ]
    var (left, top) = (corners[0].x, corners[0].y)
    var (right, bottom) = (left, top)
    for corner in corners.dropFirst() {
      left = Swift.min(left, corner.x)
      top = Swift.min(top, corner.y)
      right = Swift.max(right, corner.x)
      bottom = Swift.max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles cover the same area.
  public func equalTo(_ rect2: CGRect) -> Bool {
    self == rect2
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both sides are finite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether origin and size are finite.
  package var isFinite: Bool { origin.isFinite && size.isFinite }
}
