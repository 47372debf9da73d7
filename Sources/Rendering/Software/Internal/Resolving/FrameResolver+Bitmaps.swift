import CoreGraphics
import Raster

extension FrameResolver {
  /// Draws a bitmap with a resolver of its own.
  func pixels(_ grid: BitmapGrid, _ body: (inout FrameResolver, Homography) -> Void) -> PixelBuffer {
    var resolver = FrameResolver(
      canvas: grid.canvas, pixelsPerPoint: grid.resolution, resources: resources, depth: depth)
    body(&resolver, grid.map)
    return resources.painter.pixels(resolver.operations, grid.canvas)
  }

  /// Draws a node that needs a bitmap: blurred, curled, or at a resolution of its own; nil if nothing of it is visible.
  func bitmap(of node: RenderNode, _ geometry: NodeGeometry) -> PlacedBitmap? {
    if node.hasBlur { return blurred(node, geometry) }
    if let curl = node.curl, let page = rasterized(node, resolution: pixelsPerPoint) {
      return PageCurl(curl, bounds: node.bounds, resolution: pixelsPerPoint)?.curled(page)
    }
    return rasterized(node, resolution: node.rasterizationScale ?? pixelsPerPoint)
  }

  private func rasterized(_ node: RenderNode, resolution: Double) -> PlacedBitmap? {
    var content = node.content
    content.shadow = node.curl == nil ? node.shadow : nil
    guard let extent = Extent.of(content),
      let grid = BitmapGrid(fitting: extent.rect, resolution: resolution, margin: 1)
    else { return nil }
    return resources.bitmaps.value(for: .content(content, resolution: grid.resolution)) {
      let pixels = pixels(grid) { resolver, map in
        let clip = ClipRegion(rect: grid.canvas)
        resolver.addWhole(content, NodeGeometry(map: map, rect: RoundedRect(boundsOf: content), clip: clip), opacity: 1)
      }
      return PlacedBitmap(image: CGImage(pixels), rect: grid.rect)
    }
  }

  // MARK: Blurs

  /// Draws a node through its filters, on the canvas; wide blurs are drawn downsampled from the start.
  private func blurred(_ node: RenderNode, _ geometry: NodeGeometry) -> PlacedBitmap? {
    let blur = Gaussian(sigma: Self.deviation(node.filters) * pixelsPerPoint)
    let factor = 1 << blur.halvings
    guard let extent = Extent.of(node), let shape = DrawShape(extent, through: geometry.map) else { return nil }
    // Pixels outside of the canvas can be blurred into it.
    let area = shape.bounds.intersection(geometry.clip.rect.expanded(by: blur.reach)).expanded(by: blur.reach)
      .aligned(to: factor)
    let canvas = PixelRect(x: 0, y: 0, width: area.width / factor, height: area.height / factor)
    let scale = 1 / Double(factor)
    let map = Homography(xx: scale, x1: -Double(area.minX) * scale, yy: scale, y1: -Double(area.minY) * scale)
    var resolver = FrameResolver(
      canvas: canvas, pixelsPerPoint: pixelsPerPoint * scale, resources: resources, depth: depth)
    var content = node
    content.transform = CATransform3DIdentity
    content.opacity = 1
    content.filters = []
    content.colorFactor = nil
    content.blendMode = .normal
    content.isDoubleSided = true
    resolver.add([content], parent: map.after(geometry.map), clip: ClipRegion(rect: canvas), opacity: 1)
    let pixels = resources.painter.pixels(resolver.operations, canvas)
    let rect = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
    let filtered = filtered(pixels, node.filters, blur, extendsEdges: false)
    return PlacedBitmap(image: CGImage(filtered), rect: rect, isOnCanvas: true)
  }

  /// Draws the pixels behind a node through its backdrop filters, inside its rounded bounds.
  mutating func addBackdrop(of node: RenderNode, _ geometry: NodeGeometry) {
    guard let rect = geometry.rect else { return }
    let shape = geometry.isMasked ? DrawShape(geometry.clip.rect) : DrawShape(rect, through: geometry.map)
    guard let shape else { return }
    let blur = Gaussian(sigma: Self.deviation(node.backdropFilters) * pixelsPerPoint)
    let seen = shape.bounds.intersection(geometry.clip.rect)
    guard !seen.isEmpty else { return }
    // The downsampling grid stays fixed while the node moves.
    let factor = 1 << blur.halvings
    let area = seen.expanded(by: blur.reach).aligned(to: factor).intersection(canvas)
    let behind = resources.painter.pixels(operationsSoFar, area).downsampled(
      columns: blur.halvings, rows: blur.halvings, work: resources.painter.work)
    let image = CGImage(filtered(behind, node.backdropFilters, blur, extendsEdges: true))
    let whole = CGRect(x: area.minX, y: area.minY, width: image.width * factor, height: image.height * factor)
    let contents = RenderContents(image: image)
    guard let placement = ContentsPlacement(contents, in: whole) else { return }
    add(contents, placement, shape, through: Homography(), clip: geometry.clip)
  }

  /// The operations so far, with open groups ended here.
  private var operationsSoFar: [DrawOperation] {
    var result = operations
    for begin in operations.indices.reversed() {
      guard case .group(count: 0) = operations[begin].paint else { continue }
      result[begin].paint = .group(count: result.count - begin - 1)
      var end = operations[begin]
      end.paint = .endGroup(begin: begin)
      result.append(end)
    }
    return result
  }

  /// Returns the standard deviation of several blurs one after the other, in points.
  private static func deviation(_ filters: [RenderFilter]) -> Double {
    var variance = 0.0
    for case .blur(let radius) in filters where radius > 0 {
      let clamped = min(radius, Gaussian.maxSigma)
      variance += clamped * clamped
    }
    return variance.squareRoot()
  }

  private func filtered(
    _ pixels: PixelBuffer, _ filters: [RenderFilter], _ blur: Gaussian, extendsEdges: Bool
  ) -> PixelBuffer {
    var result = pixels
    var isBlurred = false
    for filter in filters {
      if case .blur = filter {
        if !isBlurred { result = blur.blurred(result, extendsEdges: extendsEdges, resources.painter.work) }
        isBlurred = true
      } else if let matrix = ColorMatrix(filter) {
        result = matrix.apply(to: result)
      }
    }
    return result
  }
}

extension PixelRect {
  /// Returns the rectangle expanded on all sides; an empty one stays empty.
  func expanded(by distance: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// Returns the smallest rectangle around it whose sides are multiples of a power of two.
  func aligned(to factor: Int) -> PixelRect {
    PixelRect(
      minX: minX & -factor, minY: minY & -factor, maxX: (maxX + factor - 1) & -factor,
      maxY: (maxY + factor - 1) & -factor)
  }
}
