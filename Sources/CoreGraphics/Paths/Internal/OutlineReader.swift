import CFreeType
import Foundation

/// Converts FreeType's outlines to path elements, in FreeType's units and axes.
enum OutlineReader {
  /// Returns the closed subpaths of an outline.
  static func elements(of outline: FT_Outline) -> [PathElement] {
    var result: [PathElement] = []
    var first = 0
    for contour in 0..<Int(outline.n_contours) {
      let last = Int(outline.contours[contour])
      if last >= first { result += contourElements(of: outline, first...last) }
      first = last + 1
    }
    return result
  }

  private enum Kind {
    case on, conic, cubic
  }

  private static func contourElements(of outline: FT_Outline, _ range: ClosedRange<Int>) -> [PathElement] {
    let points = range.map { CGPoint(x: CGFloat(outline.points[$0].x), y: CGFloat(outline.points[$0].y)) }
    let kinds = range.map { index -> Kind in
      let tag = UInt8(bitPattern: outline.tags[index])
      return tag & 1 != 0 ? .on : (tag & 2 != 0 ? .cubic : .conic)
    }
    // A contour may begin between two points of a curve.
    let start: CGPoint
    var rest = Array(zip(points, kinds))
    if kinds[0] == .on {
      start = points[0]
      rest.removeFirst()
    } else if kinds[kinds.count - 1] == .on {
      start = points[points.count - 1]
    } else {
      start = middle(points[0], points[points.count - 1])
    }
    rest.append((start, .on))
    var result: [PathElement] = [.move(start)]
    var controls: [CGPoint] = []
    for (point, kind) in rest {
      switch (kind, controls.count) {
      case (.on, 0): result.append(.line(point))
      case (.on, 1):
        result.append(.quadCurve(control: controls[0], end: point))
        controls = []
      case (.on, _):
        result.append(.curve(control1: controls[0], control2: controls[1], end: point))
        controls = []
      case (.conic, 1):
        // Between two control points of quadratic curves lies an implied point of the outline.
        result.append(.quadCurve(control: controls[0], end: middle(controls[0], point)))
        controls = [point]
      default: controls.append(point)
      }
    }
    return result + [.closeSubpath]
  }

  private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
