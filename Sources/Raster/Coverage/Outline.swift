/// Closed contours of straight edges, on a grid of 1/256 of a pixel, ready to be scan-converted.
///
/// Coordinates are pixels, y downwards; the centre of the first pixel is (0.5, 0.5). Points are rounded to the nearest
/// 1/256 and clamped to 2²⁰ pixels from the origin, beyond every canvas. One point that is not finite empties the
/// outline for good.
package struct Outline: Hashable, Sendable {
  /// The greatest distance of an edge from the origin, in pixels.
  package static let reach = 1_048_576.0

  /// The edges in the order in which they were added, without horizontal ones, which bound no area.
  package private(set) var edges: [OutlineEdge] = []
  /// Whether all points so far were finite.
  package private(set) var isFinite = true
  private var start = (x: 0.0, y: 0.0)
  private var current = (x: 0.0, y: 0.0)
  private var low = (x: Int32.max, y: Int32.max)
  private var high = (x: Int32.min, y: Int32.min)

  /// The contour's current point, in pixels.
  package var lastPoint: (x: Double, y: Double) { current }

  /// Creates an outline without contours.
  package init() {}

  /// Creates an outline with one closed contour.
  package init(polygon points: [(x: Double, y: Double)]) {
    addPolygon(points)
  }

  /// The smallest rectangle of whole pixels around every pixel that the outline can touch.
  package var bounds: PixelRect {
    guard isFinite, !edges.isEmpty else { return .empty }
    return PixelRect(
      minX: Int(low.x) >> 8, minY: Int(low.y) >> 8, maxX: (Int(high.x) + 255) >> 8, maxY: (Int(high.y) + 255) >> 8)
  }

  // MARK: Building

  /// Closes the open contour, if any, and begins another.
  package mutating func move(toX x: Double, y: Double) {
    close()
    guard accepts(x, y) else { return }
    start = (x, y)
    current = start
  }

  /// Adds a straight edge from the current point.
  package mutating func addLine(toX x: Double, y: Double) {
    guard accepts(x, y) else { return }
    addEdge(from: current, to: (x, y))
    current = (x, y)
  }

  /// Closes the contour with an edge to its first point.
  package mutating func close() {
    addEdge(from: current, to: start)
    current = start
  }

  /// Adds a closed contour of straight edges.
  package mutating func addPolygon(_ points: [(x: Double, y: Double)]) {
    guard let first = points.first else { return }
    if edges.isEmpty { edges.reserveCapacity(points.count) }
    move(toX: first.x, y: first.y)
    for point in points.dropFirst() { addLine(toX: point.x, y: point.y) }
    close()
  }

  private mutating func accepts(_ x: Double, _ y: Double) -> Bool {
    guard isFinite, x.isFinite, y.isFinite else {
      isFinite = false
      edges = []
      return false
    }
    return true
  }

  // MARK: Edges

  private mutating func addEdge(from a: (x: Double, y: Double), to b: (x: Double, y: Double)) {
    guard isFinite, a != b else { return }
    let reach = Self.reach
    if max(a.x.magnitude, a.y.magnitude, b.x.magnitude, b.y.magnitude) <= reach { return append(a, b) }
    // Edges above and below the reach are cut off; edges beside it become vertical there, so that winding numbers stay.
    var points = [clamped(a), clamped(b)]
    for bound in [-reach, reach] { points = split(points, at: bound) { $0.y } }
    for bound in [-reach, reach] { points = split(points, at: bound) { $0.x } }
    let inReach = points.map { (x: min(max($0.x, -reach), reach), y: min(max($0.y, -reach), reach)) }
    for (from, to) in zip(inReach, inReach.dropFirst()) { append(from, to) }
  }

  private func clamped(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
    (min(max(point.x, -1e12), 1e12), min(max(point.y, -1e12), 1e12))
  }

  private func split(
    _ points: [(x: Double, y: Double)], at bound: Double, by coordinate: ((x: Double, y: Double)) -> Double
  ) -> [(x: Double, y: Double)] {
    var result = [points[0]]
    for (a, b) in zip(points, points.dropFirst()) {
      let (ca, cb) = (coordinate(a), coordinate(b))
      if (ca < bound && cb > bound) || (ca > bound && cb < bound) {
        let t = (bound - ca) / (cb - ca)
        result.append((a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t))
      }
      result.append(b)
    }
    return result
  }

  private mutating func append(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
    let ax = Int32((a.x * 256).rounded()), ay = Int32((a.y * 256).rounded())
    let bx = Int32((b.x * 256).rounded()), by = Int32((b.y * 256).rounded())
    guard ay != by else { return }
    low = (min(low.x, ax, bx), min(low.y, ay, by))
    high = (max(high.x, ax, bx), max(high.y, ay, by))
    edges.append(
      ay < by
        ? OutlineEdge(x0: ax, y0: ay, x1: bx, y1: by, winding: 1)
        : OutlineEdge(x0: bx, y0: by, x1: ax, y1: ay, winding: -1))
  }

  /// Compares the edges.
  package static func == (lhs: Outline, rhs: Outline) -> Bool {
    lhs.isFinite == rhs.isFinite && lhs.edges == rhs.edges
  }

  /// Hashes the edges.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(edges)
  }
}

/// A straight edge of an outline, in 1/256 of a pixel, from its upper to its lower end.
package struct OutlineEdge: Hashable, Sendable {
  /// The upper end; `y0` is less than `y1`.
  package let x0, y0: Int32
  /// The lower end.
  package let x1, y1: Int32
  /// 1 if the outline runs downwards here, −1 if upwards.
  package let winding: Int32
}
