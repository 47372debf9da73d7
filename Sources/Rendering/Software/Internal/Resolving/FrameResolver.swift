import CoreGraphics
import Raster

/// Resolves a tree of nodes into a flat list of operations in pixels, in drawing order.
struct FrameResolver {
  let canvas: PixelRect
  let pixelsPerPoint: Double
  let resources: RendererResources
  var operations: [DrawOperation] = []
  /// The depth in the tree, including the levels from which bitmaps are drawn.
  private(set) var depth: Int

  init(canvas: PixelRect, pixelsPerPoint: Double, resources: RendererResources, depth: Int = 0) {
    self.canvas = canvas
    self.pixelsPerPoint = pixelsPerPoint
    self.resources = resources
    self.depth = depth
  }

  /// Returns the operations that draw a frame.
  func operations(for frame: RenderFrame) -> [DrawOperation] {
    var resolver = self
    let clip = ClipRegion(rect: canvas)
    resolver.add(.solid(frame.background), DrawShape(canvas), clip: clip)
    resolver.add([frame.root], parent: .scale(frame.scale), clip: clip, opacity: 1)
    return resolver.operations
  }

  // MARK: Nodes

  /// Draws siblings, which share one space.
  mutating func add(_ nodes: [RenderNode], parent: Homography, clip: ClipRegion, opacity: Double) {
    for part in SpatialOrder.parts(of: nodes, parent) {
      var clip = clip
      clip.cuts += part.cuts
      add(part.node, map: parent.after(Homography(part.transform)), clip: clip, opacity: opacity * part.opacity)
    }
  }

  private mutating func add(_ node: RenderNode, map: Homography, clip: ClipRegion, opacity: Double) {
    let opacity = opacity * clampedUnit(node.opacity)
    let determinant = map.determinant
    guard depth < RenderFrame.maxDepth, UInt8((opacity * 255).rounded()) > 0, map.isFinite, determinant.isFinite,
      determinant != 0, node.isDoubleSided || determinant > 0
    else { return }
    depth += 1
    defer { depth -= 1 }
    let geometry = NodeGeometry(map: map, rect: RoundedRect(boundsOf: node), clip: clip)
    if node.needsBitmap {
      var whole = node
      // The mask is applied before the blur.
      if node.hasBlur { whole.mask = [] }
      guard let bitmap = bitmap(of: node, geometry) else { return }
      addGroup(of: whole, geometry, opacity: opacity) { resolver, opacity in
        resolver.add(bitmap, through: bitmap.isOnCanvas ? Homography() : map, clip: clip, opacity: opacity)
      }
    } else if node.needsGroup || (node.shadow != nil && opacity < 1) {
      addGroup(of: node, geometry, opacity: opacity) { resolver, opacity in
        resolver.addWhole(node, geometry, opacity: opacity)
      }
    } else {
      addWhole(node, geometry, opacity: opacity)
    }
  }

  /// Draws a node's shadow and content, without group effects.
  mutating func addWhole(_ node: RenderNode, _ geometry: NodeGeometry, opacity: Double) {
    if let shadow = node.shadow { add(shadow, of: node, geometry, opacity: opacity) }
    addContent(of: node, geometry, opacity: opacity)
  }

  /// Draws a node's content, without its shadow.
  mutating func addContent(of node: RenderNode, _ geometry: NodeGeometry, opacity: Double) {
    var geometry = geometry
    var mask: DrawShape?
    if node.masksToBounds {
      guard let rect = geometry.rect, let shape = DrawShape(rect, through: geometry.map) else { return }
      geometry.clip = geometry.clip.intersection(shape.bounds)
      guard !geometry.clip.rect.isEmpty else { return }
      if !shape.isWholePixels, node.reachesBeyond(rect) { mask = shape }
    }
    if mask == nil, opacity == 1 || node.isEmptyAroundOneChild {
      addParts(of: node, geometry, opacity: opacity)
      return
    }
    geometry.isMasked = mask != nil
    guard let area = mask ?? DrawShape(geometry.clip.rect) else { return }
    let begin = beginGroup(area, clip: geometry.clip, opacity: opacity)
    addParts(of: node, geometry, opacity: 1)
    endGroup(begin, isMasked: mask != nil)
  }

  private mutating func addParts(of node: RenderNode, _ geometry: NodeGeometry, opacity: Double) {
    if !node.backdropFilters.isEmpty { addBackdrop(of: node, geometry) }
    if let rect = geometry.rect, node.backgroundColor != nil || node.gradient != nil {
      let shape = geometry.isMasked ? DrawShape(geometry.clip.rect) : DrawShape(rect, through: geometry.map)
      if let color = node.backgroundColor { add(.solid(color), shape, clip: geometry.clip) }
      if let gradient = node.gradient, let table = GradientTable.of(gradient, in: resources.gradients),
        let paint = GradientPaint(gradient, table, in: rect, through: geometry.map)
      {
        add(.gradient(paint), shape, clip: geometry.clip)
      }
    }
    if let contents = node.contents { add(contents, of: node, geometry) }
    if let shape = node.shape { add(shape, geometry) }
    add(node.children, parent: geometry.map, clip: geometry.clip, opacity: opacity)
    if node.borderWidth > 0, let rect = geometry.rect {
      let inner = rect.inset(by: node.borderWidth)
      add(
        .solid(node.borderColor),
        geometry.isMasked
          ? DrawShape(geometry.clip.rect, without: inner, through: geometry.map)
          : DrawShape(between: rect, and: inner, through: geometry.map), clip: geometry.clip)
    }
  }

  /// Adds one operation, if it is visible.
  mutating func add(
    _ paint: DrawOperation.Paint, _ shape: DrawShape?, clip: ClipRegion, opacity: Double = 1
  ) {
    guard let shape else { return }
    if case .solid(let color) = paint, !(color.alpha > 0) { return }
    let bounds = shape.bounds.intersection(clip.rect)
    guard !bounds.isEmpty else { return }
    operations.append(
      DrawOperation(paint: paint, shape: shape, bounds: bounds, opacity: opacity, cuts: clip.cuts))
  }
}

/// The geometry with which a node is drawn.
struct NodeGeometry {
  /// Maps the node's plane to the canvas.
  let map: Homography
  /// The node's bounds with their corners; nil where they have no area.
  let rect: RoundedRect?
  /// The pixels that may be touched.
  var clip: ClipRegion
  /// Whether a mask clips to the rounded bounds, so that shapes need not.
  var isMasked = false
}

/// The painter and the caches that the resolvers of one renderer share.
struct RendererResources {
  let painter: CanvasPainter
  let images: ImageCache
  let bitmaps = RecentCache<BitmapKey, PlacedBitmap>()
  let gradients = RecentCache<GradientTable.Key, GradientTable>()

  init(_ painter: CanvasPainter) {
    self.painter = painter
    images = ImageCache(painter.work)
  }

  /// Removes entries that the last few frames have not used.
  func beginFrame() {
    images.beginFrame()
    bitmaps.beginFrame()
    gradients.beginFrame()
  }
}
