import CoreGraphics

/// A path's outline from its end to its start: the last subpath first, each backwards.
struct ReversedPath {
  /// A subpath: its start, its segments, and whether it is closed.
  private struct Subpath {
    var start: CGPoint
    var segments: [PathElement] = []
    var isClosed = false
  }

  let path: CGPath

  init(_ path: CGPath) {
    self.path = CGPath(elements: Self.subpaths(of: path).reversed().flatMap(Self.reversed))
  }

  private static func subpaths(of path: CGPath) -> [Subpath] {
    var result: [Subpath] = []
    for element in path.elements {
      switch element {
      case .move(let point): result.append(Subpath(start: point))
      case .closeSubpath: result[result.count - 1].isClosed = true
      default:
        // Segments after a close begin where the closed subpath began.
        if let last = result.last, last.isClosed { result.append(Subpath(start: last.start)) }
        result[result.count - 1].segments.append(element)
      }
    }
    return result
  }

  private static func reversed(_ subpath: Subpath) -> [PathElement] {
    var points = [subpath.start] + subpath.segments.compactMap(\.points.last)
    var segments = subpath.segments
    // The closing line comes first, unless the outline is at its start already.
    if subpath.isClosed, points.last != subpath.start {
      segments.append(.line(subpath.start))
      points.append(subpath.start)
    }
    var result: [PathElement] = [.move(points[points.count - 1])]
    for (index, segment) in segments.enumerated().reversed() {
      let end = points[index]
      switch segment {
      case .quadCurve(let control, _): result.append(.quadCurve(control: control, end: end))
      case .curve(let control1, let control2, _):
        result.append(.curve(control1: control2, control2: control1, end: end))
      default: result.append(.line(end))
      }
    }
    if subpath.isClosed { result.append(.closeSubpath) }
    return result
  }
}
