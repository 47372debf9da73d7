import CoreGraphics
import Raster

extension DrawShape {
  /// Creates a shape from a projected path; nil if nothing of it is visible. Open subpaths are closed.
  init?(_ path: CGPath, rule: FillRule = .nonZero, through map: Homography) {
    if let rect = path.rectangle, let rounded = RoundedRect(rect) {
      self.init(rounded, through: map)
      return
    }
    guard path.elements.allSatisfy(\.isFinite) else { return nil }
    if map.isAffine, map.w1 > 0 {
      let transform = CGAffineTransform(
        a: map.xx / map.w1, b: map.yx / map.w1, c: map.xy / map.w1, d: map.yy / map.w1, tx: map.x1 / map.w1,
        ty: map.y1 / map.w1)
      self.init(ScanConverter(path.outline(transform: transform), rule: rule))
    } else {
      guard let outline = Self.outline(path, map) else { return nil }
      self.init(ScanConverter(outline, rule: rule))
    }
  }

  private static func outline(_ path: CGPath, _ map: Homography) -> Outline? {
    let points = path.elements.flatMap(\.points).map { map.homogeneous($0.x, $0.y) }
    let farthest = points.reduce(0) { max($0, $1.w) }
    guard farthest > 0, farthest.isFinite else { return nil }
    let nearest = farthest * nearClipRatio
    let nearestPoint = points.reduce(farthest) { max(min($0, $1.w), nearest) }
    let stretch = max(map.xx.magnitude + map.yx.magnitude, map.xy.magnitude + map.yy.magnitude) / nearestPoint
    guard stretch > 0, stretch.isFinite else { return nil }
    var outline = Outline()
    for subpath in path.flattened(tolerance: 1 / 64 / stretch) {
      let visible = clip(subpath.points.map { map.homogeneous($0.x, $0.y) }, nearest)
      if visible.count >= 3 { outline.addPolygon(visible.map { (x: $0.x / $0.w, y: $0.y / $0.w) }) }
    }
    return outline
  }
}
