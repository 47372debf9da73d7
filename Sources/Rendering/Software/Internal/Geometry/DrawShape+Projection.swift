import CoreGraphics
import Raster

extension DrawShape {
  /// Creates a shape from a projected rectangle; nil if nothing of it is visible.
  init?(_ rect: RoundedRect, through map: Homography) {
    if map.isAxisAligned, map.w1 > 0 {
      self.init(rectangle: rect, map)
    } else {
      guard let points = Self.project(rect, map) else { return nil }
      self.init(ScanConverter(Outline(polygon: points)))
    }
  }

  /// Creates a shape from the area between two projected rectangles; all of the outer one if `inner` is nil.
  init?(between outer: RoundedRect, and inner: RoundedRect?, through map: Homography) {
    guard let inner else {
      self.init(outer, through: map)
      return
    }
    guard let points = Self.project(outer, map) else { return nil }
    var outline = Outline(polygon: points)
    if let hole = Self.project(inner, map) { outline.addPolygon(hole) }
    self.init(ScanConverter(outline, rule: .evenOdd))
  }

  /// Creates a shape from the pixels of a rectangle outside of another, projected one.
  init?(_ pixels: PixelRect, without inner: RoundedRect?, through map: Homography) {
    guard let inner else {
      self.init(pixels)
      return
    }
    let (x0, y0) = (Double(pixels.minX), Double(pixels.minY))
    let (x1, y1) = (Double(pixels.maxX), Double(pixels.maxY))
    var outline = Outline(polygon: [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    if let hole = Self.project(inner, map) { outline.addPolygon(hole) }
    self.init(ScanConverter(outline, rule: .evenOdd))
  }

  /// Creates a shape from a rectangle that stays axis-aligned, on a grid of 1/256 of a pixel.
  private init?(rectangle rect: RoundedRect, _ map: Homography) {
    let a = map.mapped(rect.minX, rect.minY)
    let b = map.mapped(rect.maxX, rect.maxY)
    func clamped(_ value: Double) -> Double { min(max(value, -Outline.reach), Outline.reach) }
    func grid(_ value: Double) -> Int { Int((clamped(value) * 256).rounded()) }
    guard (a.x + a.y + b.x + b.y).isFinite else { return nil }
    let (x0, x1) = (grid(min(a.x, b.x)), grid(max(a.x, b.x)))
    let (y0, y1) = (grid(min(a.y, b.y)), grid(max(a.y, b.y)))
    guard let rectangle = AxisAlignedCoverage(x0: x0, y0: y0, x1: x1, y1: y1) else { return nil }
    if rect.radius == 0 {
      self.init(rectangle)
      return
    }
    guard let points = Self.project(rect, map) else { return nil }
    // Between the corners of the left and right sides the rows are fully covered.
    let scale = map.yx == 0 ? map.yy : map.yx
    let margin = (rect.margin * scale.magnitude / map.w1 * 256).rounded(.up)
    let corner = margin < 1e9 ? Int(margin) : 1_000_000_000
    let first = (y0 + corner + 255) >> 8
    self.init(
      ScanConverter(Outline(polygon: points)), rectangle: rectangle, rows: first..<max(first, (y1 - corner) >> 8))
  }

  /// Returns the outline on the canvas of the part in front of the viewer; nil if there is none.
  private static func project(_ rect: RoundedRect, _ map: Homography) -> [(x: Double, y: Double)]? {
    if rect.radius == 0, map.isAffine { return corners(rect, map) }
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
      .map { map.homogeneous($0.0, $0.1) }
    let farthest = corners.reduce(0) { max($0, $1.w) }
    guard farthest > 0 else { return nil }
    let nearest = farthest * nearClipRatio
    let nearestCorner = corners.reduce(farthest) { max(min($0, $1.w), nearest) }
    let stretch = max(map.xx.magnitude + map.yx.magnitude, map.xy.magnitude + map.yy.magnitude)
    let points = rect.points(scale: stretch / nearestCorner).map { map.homogeneous($0.x, $0.y) }
    let visible = map.isAffine ? points : clip(points, nearest)
    guard visible.count >= 3 else { return nil }
    let result = visible.map { (x: $0.x / $0.w, y: $0.y / $0.w) }
    return result.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? result : nil
  }

  /// Returns the corners of an affinely mapped rectangle in order; nil if it is not in front of the viewer.
  private static func corners(_ rect: RoundedRect, _ map: Homography) -> [(x: Double, y: Double)]? {
    guard map.w1 > 0 else { return nil }
    let (a, b) = (map.mapped(rect.minX, rect.minY), map.mapped(rect.maxX, rect.minY))
    let (c, d) = (map.mapped(rect.maxX, rect.maxY), map.mapped(rect.minX, rect.maxY))
    let sum = a.x.magnitude + a.y.magnitude + b.x.magnitude + b.y.magnitude
    let rest = c.x.magnitude + c.y.magnitude + d.x.magnitude + d.y.magnitude
    return (sum + rest).isFinite ? [a, b, c, d] : nil
  }

  /// The near clipping distance, as a share of the far end's distance: a plane is magnified 100,000 times as much
  /// there.
  static let nearClipRatio = 1e-5

  typealias Homogeneous = (x: Double, y: Double, w: Double)

  /// Clips a polygon to `w >= nearest`.
  static func clip(_ points: [Homogeneous], _ nearest: Double) -> [Homogeneous] {
    guard var previous = points.last else { return [] }
    var result: [Homogeneous] = []
    result.reserveCapacity(points.count + 2)
    for point in points {
      if (previous.w < nearest) != (point.w < nearest) {
        let t = (nearest - previous.w) / (point.w - previous.w)
        result.append((previous.x + (point.x - previous.x) * t, previous.y + (point.y - previous.y) * t, nearest))
      }
      if point.w >= nearest { result.append(point) }
      previous = point
    }
    return result
  }
}
