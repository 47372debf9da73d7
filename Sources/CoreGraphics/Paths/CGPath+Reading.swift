import Foundation

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The current point; (0, 0) for an empty path.
  public var currentPoint: CGPoint {
    contents.current ?? .zero
  }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect {
    Self.bounds(of: elements.flatMap(\.points))
  }

  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .quadCurve(let control, let end):
        points += CurveExtremes.points(pen, control, end)
      case .curve(let control1, let control2, let end):
        points += CurveExtremes.points(pen, control1, control2, end)
      default: break
      }
      guard let end = element.points.last else { continue }
      points.append(end)
      pen = end
    }
    return Self.bounds(of: points)
  }

  /// Calls a block with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in elements {
      var points = step.points
      let type: CGPathElementType =
        switch step {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
      // A close has no point of its own, but the pointer must not be nil.
      if points.isEmpty { points = [.zero] }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: base)
        withUnsafePointer(to: &element) { block($0) }
      }
    }
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? {
    CGPath(contents)
  }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    var storage = PathStorage()
    storage.add(elements, transform?.pointee ?? .identity)
    return CGPath(storage)
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(copying: contents)
  }

  /// Returns a mutable, transformed copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  /// Whether the path is one axis-aligned rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// The rectangle that the path consists of, if it is one.
  package var rectangle: CGRect? {
    var steps = elements
    if case .closeSubpath? = steps.last { steps.removeLast() }
    guard steps.count == 4 || steps.count == 5, case .move(let first)? = steps.first else { return nil }
    var corners = [first]
    for step in steps.dropFirst() {
      guard case .line(let point) = step else { return nil }
      corners.append(point)
    }
    if corners.count == 5 {
      guard corners[4] == first else { return nil }
      corners.removeLast()
    }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let down = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return across || down ? Self.bounds(of: corners) : nil
  }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = Swift.min(left, point.x)
      top = Swift.min(top, point.y)
      right = Swift.max(right, point.x)
      bottom = Swift.max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
