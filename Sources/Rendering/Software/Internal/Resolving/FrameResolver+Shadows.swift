import CoreGraphics
import Raster

extension FrameResolver {
  /// The greatest blur radius of a shadow, in points.
  private static let maxShadowRadius = 1000.0
  /// The greatest area of a shadow's bitmap, in pixels.
  private static let maxPixels = 4_194_304.0

  /// Draws a node's shadow.
  ///
  /// The shadow is blurred in the node's plane, at a resolution that depends on the blur and not on the node's
  /// transform, so a node that moves, scales or rotates reuses its bitmap.
  mutating func add(_ shadow: RenderShadow, of node: RenderNode, _ geometry: NodeGeometry, opacity: Double) {
    let opacity = opacity * clampedUnit(shadow.opacity)
    guard opacity * clampedUnit(shadow.color.alpha) >= 1 / 512 else { return }
    let map = geometry.map.after(Homography(x1: shadow.offset.width, y1: shadow.offset.height))
    guard map.isFinite, let caster = caster(shadow, node) else { return }
    let sigma = shadow.radius > 0 ? min(shadow.radius, Self.maxShadowRadius) : 0
    if sigma * pixelsPerPoint < 0.25, let shape = shape(caster, through: map) {
      add(.solid(shadow.color), shape, clip: geometry.clip, opacity: opacity)
      return
    }
    guard let bounds = bounds(caster), let color = shadow.color.copy(alpha: 1) else { return }
    var resolution = Self.resolution(sigma, pixelsPerPoint)
    func side(_ length: Double) -> Double { (length + 6 * sigma) * resolution + 4 }
    while side(bounds.width) * side(bounds.height) > Self.maxPixels { resolution /= 2 }
    let key = BitmapKey.shadow(caster, sigma: sigma, resolution: resolution, color)
    let bitmap = resources.bitmaps.value(for: key) { draw(caster, in: bounds, sigma, resolution, color) }
    guard let bitmap else { return }
    add(bitmap, through: map, clip: geometry.clip, opacity: opacity * clampedUnit(shadow.color.alpha))
  }

  /// Returns the pixels per point with which a blur is between three and six pixels wide, or finer than the canvas.
  private static func resolution(_ sigma: Double, _ pixelsPerPoint: Double) -> Double {
    var resolution = 1.0
    while sigma * resolution >= 6 { resolution /= 2 }
    while sigma * resolution < 3, resolution < min(pixelsPerPoint, 16) { resolution *= 2 }
    return resolution
  }

  private func caster(_ shadow: RenderShadow, _ node: RenderNode) -> BitmapKey.Caster? {
    if let path = shadow.path { return path.copy().map { .path($0) } }
    if let rect = RoundedRect(boundsOf: node), (node.backgroundColor?.alpha ?? 0) >= 1,
      node.masksToBounds || (node.children.isEmpty && !node.reachesBeyond(rect))
    {
      return .rect(rect)
    }
    return .content(node.content)
  }

  private func shape(_ caster: BitmapKey.Caster, through map: Homography) -> DrawShape? {
    switch caster {
    case .path(let path): DrawShape(path, through: map)
    case .rect(let rect): DrawShape(rect, through: map)
    case .content: nil
    }
  }

  private func bounds(_ caster: BitmapKey.Caster) -> CGRect? {
    switch caster {
    case .path(let path): RoundedRect(path.boundingBox)?.rect
    case .rect(let rect): rect.rect
    case .content(let node): Extent.of(node)?.rect
    }
  }

  private func draw(
    _ caster: BitmapKey.Caster, in bounds: CGRect, _ sigma: Double, _ resolution: Double, _ color: CGColor
  ) -> PlacedBitmap? {
    let weights = Gaussian.weights(variance: sigma * sigma * resolution * resolution)
    let grid = BitmapGrid(bounds, resolution: resolution, margin: weights.count + 1)
    guard let grid else { return nil }
    var pixels = self.pixels(grid) { resolver, map in
      let clip = ClipRegion(rect: grid.canvas)
      switch caster {
      case .path, .rect: resolver.add(.solid(color), resolver.shape(caster, through: map), clip: clip)
      case .content(let node):
        resolver.addContent(of: node, NodeGeometry(map: map, rect: RoundedRect(boundsOf: node), clip: clip), opacity: 1)
      }
    }
    if case .content = caster { pixels = pixels.alphaSilhouette(pixel: color.premultipliedBGRA) }
    let blurred = pixels.convolved(weights: weights, extendsEdges: false, work: resources.painter.work)
    return PlacedBitmap(image: CGImage(blurred), rect: grid.rect)
  }
}
