import CFreeType
import Foundation

/// Converts paths into the outlines of their strokes, with FreeType's stroker.
///
/// Not shared between threads: each use creates its own.
final class PathStroker {
  /// The line attributes.
  struct Style: Hashable, Sendable {
    /// The width in the path's units.
    var width: CGFloat
    /// The shape of open ends.
    var cap: CGLineCap
    /// The shape of corners.
    var join: CGLineJoin
    /// The greatest length of a mitred corner, in line widths; below 1 it counts as 1.
    var miterLimit: CGFloat
  }

  /// The greatest number of points in FreeType's outlines, with a margin.
  private static let maxRunLength = 2000

  private let style: Style
  /// FreeType's units per unit of the path: a power of two.
  private let scale: CGFloat
  private let library: FT_Library
  private let stroker: FT_Stroker
  private var result = PathStorage()

  /// Creates a stroker for a path within `bounds`; nil for a width that is not positive and finite.
  init?(_ style: Style, bounds: CGRect) {
    guard style.width > 0, style.width.isFinite, !bounds.isNull else { return nil }
    let limit = style.miterLimit >= 1 ? min(style.miterLimit, 1000) : 1
    let reach = [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY].map(\.magnitude).max() ?? 0
    // FreeType's units stay below 2²⁸, so that nothing overflows.
    let exponent = max(-40, min(14, 27 - (reach + style.width * limit).exponent))
    let scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
    guard (reach + style.width * limit) * scale < 0x1p29, let library = Self.makeLibrary() else { return nil }
    var stroker: FT_Stroker?
    guard FT_Stroker_New(library, &stroker) == 0, let stroker else {
      FT_Done_FreeType(library)
      return nil
    }
    self.style = style
    self.scale = scale
    self.library = library
    self.stroker = stroker
    FT_Stroker_Set(
      stroker, FT_Fixed((style.width / 2 * scale).rounded()), style.cap.freeType, style.join.freeType,
      FT_Fixed((limit * 65536).rounded()))
  }

  deinit {
    FT_Stroker_Done(stroker)
    FT_Done_FreeType(library)
  }

  /// Returns the outline of all subpaths; fill it by the winding rule.
  func stroke(_ elements: [PathElement]) -> PathStorage {
    result = PathStorage()
    var run: [PathElement] = []
    for element in elements {
      switch element {
      case .move:
        stroke(run, isClosed: false)
        run = [element]
      case .closeSubpath:
        stroke(run, isClosed: true)
        run = Array(run.prefix(1))
      default: run.append(element)
      }
    }
    stroke(run, isClosed: false)
    return result
  }

  /// Strokes a subpath.
  private func stroke(_ run: [PathElement], isClosed: Bool) {
    guard let start = run.first?.points.last, run.count > 1 || isClosed else { return }
    if run.allSatisfy({ $0.points.allSatisfy { isSamePoint($0, start) } }) { return addDot(at: start) }
    guard run.count > Self.maxRunLength else { return strokePiece(run[...], isClosed: isClosed) }
    // Pieces overlap by one element, so that each corner lies inside one of them.
    var steps = run
    if isClosed { steps += [.line(start)] + run.dropFirst().prefix(1) }
    var from = 1
    while from < steps.count {
      let end = min(from + Self.maxRunLength, steps.count)
      let pen = steps[from - 1].points.last ?? start
      strokePiece([.move(pen)] + steps[from..<end], isClosed: false)
      from = end == steps.count ? end : end - 1
    }
  }

  private func strokePiece(_ run: ArraySlice<PathElement>, isClosed: Bool) {
    guard let start = run.first?.points.last else { return }
    FT_Stroker_Rewind(stroker)
    var origin = vector(start)
    guard FT_Stroker_BeginSubPath(stroker, &origin, isClosed ? 0 : 1) == 0 else { return }
    var pen = origin
    var hasMoved = false
    for step in run.dropFirst() {
      var points = step.points.map(vector)
      guard let end = points.last else { continue }
      // FreeType ignores lines of no length and very small curves, and must not end a subpath without an element.
      let isTiny = zip([pen] + points, points).allSatisfy { isSamePoint($0, $1) }
      if points.count == 1 || isTiny {
        guard pen.x != end.x || pen.y != end.y else { continue }
        points = [end]
      }
      switch points.count {
      case 1: FT_Stroker_LineTo(stroker, &points[0])
      case 2:
        var end = points[1]
        FT_Stroker_ConicTo(stroker, &points[0], &end)
      default:
        var (control2, end) = (points[1], points[2])
        FT_Stroker_CubicTo(stroker, &points[0], &control2, &end)
      }
      pen = end
      hasMoved = true
    }
    guard hasMoved else { return addDot(at: start) }
    guard FT_Stroker_EndSubPath(stroker) == 0 else { return }
    export()
  }

  private func export() {
    var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
    guard FT_Stroker_GetCounts(stroker, &points, &contours) == 0, points > 0 else { return }
    var outline = FT_Outline()
    guard FT_Outline_New(library, points, FT_Int(contours), &outline) == 0 else { return }
    defer { FT_Outline_Done(library, &outline) }
    outline.n_points = 0
    outline.n_contours = 0
    FT_Stroker_Export(stroker, &outline)
    let back = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    result.add(OutlineReader.elements(of: outline), back)
  }

  /// A line of no length has no direction: round ends make a disc, square ones an axis-aligned square.
  private func addDot(at point: CGPoint) {
    let box = CGRect(
      x: point.x - style.width / 2, y: point.y - style.width / 2, width: style.width, height: style.width)
    switch style.cap {
    case .round: result.addEllipse(in: box, .identity)
    case .square: result.addRect(box, .identity)
    case .butt: break
    }
  }

  /// Whether two points are equal in FreeType's units.
  private func isSamePoint(_ a: CGPoint, _ b: CGPoint) -> Bool {
    isSamePoint(vector(a), vector(b))
  }

  private func isSamePoint(_ a: FT_Vector, _ b: FT_Vector) -> Bool {
    (a.x - b.x).magnitude < 2 && (a.y - b.y).magnitude < 2
  }

  private func vector(_ point: CGPoint) -> FT_Vector {
    FT_Vector(x: FT_Pos((point.x * scale).rounded()), y: FT_Pos((point.y * scale).rounded()))
  }

  private static func makeLibrary() -> FT_Library? {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }
}

extension CGLineCap {
  fileprivate var freeType: FT_Stroker_LineCap {
    switch self {
    case .butt: FT_STROKER_LINECAP_BUTT
    case .round: FT_STROKER_LINECAP_ROUND
    case .square: FT_STROKER_LINECAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var freeType: FT_Stroker_LineJoin {
    switch self {
    case .miter: FT_STROKER_LINEJOIN_MITER_FIXED
    case .round: FT_STROKER_LINEJOIN_ROUND
    case .bevel: FT_STROKER_LINEJOIN_BEVEL
    }
  }
}
