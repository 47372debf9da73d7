import CoreGraphics
import Raster

/// Turns a tree of nodes into a flat list of operations in pixels, in drawing order.
struct FrameResolver {
  let canvas: PixelRect
  let pixelsPerPoint: Double
  let tools: ResolverTools
  var operations: [DrawOperation] = []
  /// How deep in the tree it is, those levels included that bitmaps are drawn from.
  private(set) var depth: Int

  init(canvas: PixelRect, pixelsPerPoint: Double, tools: ResolverTools, depth: Int = 0) {
    self.canvas = canvas
    self.pixelsPerPoint = pixelsPerPoint
    self.tools = tools
    self.depth = depth
  }

  /// The operations that draw a frame.
  func operations(for frame: RenderFrame) -> [DrawOperation] {
    var resolver = self
    let clip = ClipRegion(rect: canvas)
    resolver.add(.solid(frame.background), DrawShape(canvas), clip: clip)
    resolver.add([frame.root], parent: .scale(frame.scale), clip: clip, opacity: 1)
    return resolver.operations
  }

  // MARK: Nodes

  /// Draws siblings, which lie in one space.
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
    guard depth < RenderFrame.deepest, UInt8((opacity * 255).rounded()) > 0, map.isFinite, determinant.isFinite,
      determinant != 0, node.isDoubleSided || determinant > 0
    else { return }
    depth += 1
    defer { depth -= 1 }
    let place = Place(map: map, rect: RoundedRect(boundsOf: node), clip: clip)
    if node.needsBitmap {
      var whole = node
      // The mask comes before the blur.
      if node.hasBlur { whole.mask = [] }
      guard let bitmap = bitmap(of: node, place) else { return }
      addGroup(of: whole, place, opacity: opacity) { resolver, opacity in
        resolver.add(bitmap, through: bitmap.isOnCanvas ? Homography() : map, clip: clip, opacity: opacity)
      }
    } else if node.needsGroup || (node.shadow != nil && opacity < 1) {
      addGroup(of: node, place, opacity: opacity) { resolver, opacity in
        resolver.addWhole(node, place, opacity: opacity)
      }
    } else {
      addWhole(node, place, opacity: opacity)
    }
  }

  /// Draws a node's shadow and what is inside, without what is done to the whole.
  mutating func addWhole(_ node: RenderNode, _ place: Place, opacity: Double) {
    if let shadow = node.shadow { add(shadow, of: node, place, opacity: opacity) }
    addContent(of: node, place, opacity: opacity)
  }

  /// Draws what a node shows, without its shadow.
  mutating func addContent(of node: RenderNode, _ place: Place, opacity: Double) {
    var place = place
    var mask: DrawShape?
    if node.masksToBounds {
      guard let rect = place.rect, let shape = DrawShape(rect, through: place.map) else { return }
      place.clip = place.clip.intersection(shape.bounds)
      guard !place.clip.rect.isEmpty else { return }
      if !shape.isWholePixels, node.reachesBeyond(rect) { mask = shape }
    }
    if mask == nil, opacity == 1 || node.isEmptyAroundOneChild {
      addParts(of: node, place, opacity: opacity)
      return
    }
    place.isMasked = mask != nil
    guard let area = mask ?? DrawShape(place.clip.rect) else { return }
    let begin = beginGroup(area, clip: place.clip, opacity: opacity)
    addParts(of: node, place, opacity: 1)
    endGroup(begin, isMasked: mask != nil)
  }

  private mutating func addParts(of node: RenderNode, _ place: Place, opacity: Double) {
    if !node.backdropFilters.isEmpty { addBackdrop(of: node, place) }
    if let rect = place.rect, node.backgroundColor != nil || node.gradient != nil {
      let shape = place.isMasked ? DrawShape(place.clip.rect) : DrawShape(rect, through: place.map)
      if let color = node.backgroundColor { add(.solid(color), shape, clip: place.clip) }
      if let gradient = node.gradient, let table = GradientTable.of(gradient, in: tools.gradients),
        let paint = GradientPaint(gradient, table, in: rect, through: place.map)
      {
        add(.gradient(paint), shape, clip: place.clip)
      }
    }
    if let contents = node.contents { add(contents, of: node, place) }
    if let shape = node.shape { add(shape, place) }
    add(node.children, parent: place.map, clip: place.clip, opacity: opacity)
    if node.borderWidth > 0, let rect = place.rect {
      let inner = rect.inset(by: node.borderWidth)
      add(
        .solid(node.borderColor),
        place.isMasked
          ? DrawShape(place.clip.rect, without: inner, through: place.map)
          : DrawShape(between: rect, and: inner, through: place.map), clip: place.clip)
    }
  }

  /// Adds one operation, if it can be seen.
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

/// What is known of a node while it is resolved.
struct Place {
  /// From the node's plane to the canvas.
  let map: Homography
  /// The node's bounds with their corners; nil where they have no area.
  let rect: RoundedRect?
  /// The pixels that may be touched.
  var clip: ClipRegion
  /// Whether a mask cuts off what lies outside of the rounded bounds, so that shapes need not.
  var isMasked = false
}

/// What resolvers of one renderer's frames share: what they draw with, and what they have made before.
struct ResolverTools {
  let painter: CanvasPainter
  let pictures: PictureCache
  let bitmaps = RecentCache<BitmapKey, Bitmap>()
  let gradients = RecentCache<GradientTable.Key, GradientTable>()

  init(_ painter: CanvasPainter) {
    self.painter = painter
    pictures = PictureCache(painter.work)
  }

  /// Forgets what the last few frames have not shown.
  func beginFrame() {
    pictures.beginFrame()
    bitmaps.beginFrame()
    gradients.beginFrame()
  }
}
