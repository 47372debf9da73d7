import CoreGraphics
import Raster

/// Turns a tree of nodes into a flat list of operations in pixels, in drawing order.
struct FrameResolver {
  private let canvas: PixelRect
  private let pictures: PictureCache
  private var operations: [DrawOperation] = []

  init(canvas: PixelRect, pictures: PictureCache) {
    self.canvas = canvas
    self.pictures = pictures
  }

  /// The operations that draw a frame.
  func operations(for frame: RenderFrame) -> [DrawOperation] {
    var resolver = self
    resolver.add(.solid(frame.background), DrawShape(canvas), clip: canvas, opacity: 1)
    resolver.add(frame.root, parent: .scale(frame.scale), clip: canvas, opacity: 1)
    return resolver.operations
  }

  /// What is known of a node while it is resolved.
  private struct Place {
    let map: Homography
    let rect: RoundedRect?
    var clip: PixelRect
    /// Whether a mask cuts off what lies outside of the rounded bounds, so that shapes need not.
    var isMasked = false
  }

  // MARK: Nodes

  private mutating func add(_ node: RenderNode, parent: Homography, clip: PixelRect, opacity: Double) {
    let opacity = opacity * clampedUnit(node.opacity)
    let map = parent.after(Homography(node.transform))
    let determinant = map.determinant
    guard UInt8((opacity * 255).rounded()) > 0, map.isFinite, determinant.isFinite, determinant != 0 else { return }
    guard node.isDoubleSided || determinant > 0 else { return }
    var place = Place(map: map, rect: RoundedRect(node.bounds, radius: node.cornerRadius), clip: clip)
    var mask: DrawShape?
    if node.masksToBounds {
      guard let rect = place.rect, let shape = DrawShape(rect, through: map) else { return }
      place.clip = clip.intersection(shape.bounds)
      guard !place.clip.isEmpty else { return }
      if !shape.isWholePixels, needsMask(node, rect) { mask = shape }
    }
    if mask == nil, opacity == 1 || isEmptyAroundOneChild(node) {
      addParts(of: node, place, opacity: opacity)
      return
    }
    place.isMasked = mask != nil
    guard let area = mask ?? DrawShape(place.clip) else { return }
    let begin = operations.count
    operations.append(DrawOperation(paint: .group(count: 0), shape: area, bounds: place.clip, opacity: opacity))
    addParts(of: node, place, opacity: 1)
    endGroup(begin, isMasked: mask != nil)
  }

  /// Whether something of a node that is clipped to its bounds could reach beyond them.
  private func needsMask(_ node: RenderNode, _ rect: RoundedRect) -> Bool {
    if !node.children.isEmpty { return true }
    guard let contents = node.contents, let placement = ContentsPlacement(contents, in: node.bounds) else {
      return false
    }
    return rect.radius > 0 || !placement.staysInside(rect)
  }

  /// Whether a node shows nothing but one child, which can then bear its opacity.
  private func isEmptyAroundOneChild(_ node: RenderNode) -> Bool {
    node.children.count == 1 && node.contents == nil && !(node.borderWidth > 0) && node.backgroundColor == nil
  }

  private mutating func addParts(of node: RenderNode, _ place: Place, opacity: Double) {
    if let color = node.backgroundColor, let rect = place.rect {
      add(.solid(color), place.isMasked ? DrawShape(place.clip) : DrawShape(rect, through: place.map), clip: place.clip)
    }
    if let contents = node.contents { add(contents, of: node, place) }
    for child in node.children { add(child, parent: place.map, clip: place.clip, opacity: opacity) }
    if node.borderWidth > 0, let rect = place.rect {
      let inner = rect.inset(by: node.borderWidth)
      add(
        .solid(node.borderColor),
        place.isMasked
          ? DrawShape(place.clip, without: inner, through: place.map)
          : DrawShape(between: rect, and: inner, through: place.map), clip: place.clip)
    }
  }

  private mutating func add(_ contents: RenderContents, of node: RenderNode, _ place: Place) {
    guard let rect = place.rect, let placement = ContentsPlacement(contents, in: node.bounds) else { return }
    let fillsMask = place.isMasked && placement.covers(rect)
    let shape = fillsMask ? DrawShape(place.clip) : DrawShape(placement.target, through: place.map)
    guard let shape, !shape.bounds.intersection(place.clip).isEmpty,
      let paint = PicturePaint(contents.image, placement, through: place.map, canvas: canvas, pictures)
    else { return }
    add(.picture(paint), shape, clip: place.clip)
  }

  private mutating func add(
    _ paint: DrawOperation.Paint, _ shape: DrawShape?, clip: PixelRect, opacity: Double = 1
  ) {
    guard let shape else { return }
    if case .solid(let color) = paint, !(color.alpha > 0) { return }
    let bounds = shape.bounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    operations.append(DrawOperation(paint: paint, shape: shape, bounds: bounds, opacity: opacity))
  }

  // MARK: Groups

  /// Ends a group: none is left if it holds nothing, or one thing that can be drawn by itself.
  private mutating func endGroup(_ begin: Int, isMasked: Bool) {
    let count = operations.count - begin - 1
    if count == 0 {
      operations.removeLast()
      return
    }
    let group = operations[begin]
    if count == 1, let single = folded(operations[begin + 1], into: group, isMasked: isMasked) {
      operations.removeSubrange(begin...)
      operations.append(single)
      return
    }
    var bounds = PixelRect.empty
    for operation in operations[(begin + 1)...] { bounds = bounds.union(operation.bounds) }
    bounds = bounds.intersection(group.bounds)
    operations[begin].bounds = bounds
    if !isMasked, let shape = DrawShape(bounds) { operations[begin].shape = shape }
    operations[begin].paint = .group(count: count)
    operations.append(
      DrawOperation(
        paint: .endGroup(begin: begin), shape: operations[begin].shape, bounds: bounds, opacity: group.opacity))
  }

  /// The one operation of a group, drawn without the group; nil if that would change pixels.
  private func folded(_ operation: DrawOperation, into group: DrawOperation, isMasked: Bool) -> DrawOperation? {
    var single = operation
    single.opacity *= group.opacity
    if isMasked {
      // Only what covers all of the mask can take its shape.
      guard operation.shape.isWholePixels, operation.bounds.contains(group.bounds) else { return nil }
      single.shape = group.shape
      single.bounds = group.bounds
    }
    return single
  }
}
