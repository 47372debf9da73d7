import Foundation

/// A subpath as lines and cubic curves, with their lengths.
struct MeasuredSubpath {
  private(set) var segments: [MeasuredSegment] = []
  /// Whether the subpath is closed.
  private(set) var isClosed = false
  /// The length in points.
  private(set) var length: CGFloat = 0

  /// Returns the subpaths of a path, without those of length zero.
  static func subpaths(of elements: [PathElement]) -> [MeasuredSubpath] {
    var result: [MeasuredSubpath] = []
    var subpath = MeasuredSubpath()
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    func finish() {
      if subpath.length > 0 { result.append(subpath) }
      subpath = MeasuredSubpath()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (start, pen) = (point, point)
      case .line(let end):
        subpath.append(MeasuredSegment(from: pen, to: end))
        pen = end
      case .quadCurve(let control, let end):
        let control1 = CGPoint(x: pen.x + 2 * (control.x - pen.x) / 3, y: pen.y + 2 * (control.y - pen.y) / 3)
        let control2 = CGPoint(x: end.x + 2 * (control.x - end.x) / 3, y: end.y + 2 * (control.y - end.y) / 3)
        subpath.append(MeasuredSegment(curve: pen, control1, control2, end))
        pen = end
      case .curve(let control1, let control2, let end):
        subpath.append(MeasuredSegment(curve: pen, control1, control2, end))
        pen = end
      case .closeSubpath:
        subpath.append(MeasuredSegment(from: pen, to: start))
        subpath.isClosed = true
        finish()
        pen = start
      }
    }
    finish()
    return result
  }

  private mutating func append(_ segment: MeasuredSegment) {
    guard segment.length > 0 else { return }
    segments.append(segment)
    length += segment.length
  }

  /// Returns the elements between two lengths from the start.
  func part(from: CGFloat, to: CGFloat) -> [PathElement] {
    let isWhole = from <= 0 && to >= length
    var result: [PathElement] = []
    var done: CGFloat = 0
    for segment in segments {
      if done + segment.length > from, done < to {
        let cut = segment.cut(
          from: segment.parameter(atLength: max(0, from - done)),
          to: segment.parameter(atLength: min(segment.length, to - done)))
        if result.isEmpty { result.append(.move(cut.start)) }
        result.append(cut.element)
      }
      done += segment.length
    }
    if isWhole, isClosed { result.append(.closeSubpath) }
    return result
  }
}
