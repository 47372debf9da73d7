import CoreGraphics
import Raster

extension FrameResolver {
  /// Begins a group and returns its index in the list.
  mutating func beginGroup(_ shape: DrawShape, clip: ClipRegion, opacity: Double) -> Int {
    operations.append(
      DrawOperation(paint: .group(count: 0), shape: shape, bounds: clip.rect, opacity: opacity, cuts: clip.cuts))
    return operations.count - 1
  }

  /// Ends a group; removes it if it is empty or its single operation can be drawn without it.
  mutating func endGroup(_ begin: Int, isMasked: Bool, effect: GroupEffect = GroupEffect()) {
    let count = operations.count - begin - 1
    if count == 0 {
      operations.removeLast()
      return
    }
    let group = operations[begin]
    if count == 1, effect.isPlain, let single = folded(operations[begin + 1], into: group, isMasked: isMasked) {
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
        paint: .endGroup(begin: begin), shape: operations[begin].shape, bounds: bounds, opacity: group.opacity,
        cuts: group.cuts, effect: effect, opaqueBounds: Self.opaqueBounds(operations[(begin + 1)...])))
  }

  /// Returns the largest rectangle that one opaque operation of a group covers; it stays opaque under later ones.
  private static func opaqueBounds(_ content: ArraySlice<DrawOperation>) -> PixelRect {
    var largest = PixelRect.empty
    var index = content.startIndex
    while index < content.endIndex {
      // A nested group's opaque part is at its end.
      if case .group(let count) = content[index].paint { index += count + 1 }
      let operation = content[index]
      guard operation.effect.blendMode == .normal, !operation.effect.isMask else { return .empty }
      let part = operation.occluded
      if part.width * part.height > largest.width * largest.height { largest = part }
      index += 1
    }
    return largest
  }

  /// Returns a group's single operation for drawing without the group; nil if that would change pixels.
  private func folded(_ operation: DrawOperation, into group: DrawOperation, isMasked: Bool) -> DrawOperation? {
    var single = operation
    single.opacity *= group.opacity
    if isMasked {
      // Only an operation that covers all of the mask can take its shape.
      guard operation.shape.isWholePixels, operation.bounds.contains(group.bounds) else { return nil }
      single.shape = group.shape
      single.bounds = group.bounds
    }
    return single
  }

  // MARK: Group effects

  /// Draws a node through its masks, colour matrices and blend mode.
  mutating func addGroup(
    of node: RenderNode, _ geometry: NodeGeometry, opacity: Double, _ body: (inout FrameResolver, Double) -> Void
  ) {
    var geometry = geometry
    var opacity = opacity
    var shape: DrawShape?
    if let outline = MaskOutline(node.mask) {
      // A mask that is one uniform outline needs no alpha of its own: the group's edge is the outline.
      guard let found = outline.shape(through: geometry.map) else { return }
      shape = found
      opacity *= outline.opacity
    } else if node.blendMode.affectsUncoveredPixels {
      guard let rect = geometry.rect, let found = DrawShape(rect, through: geometry.map) else { return }
      shape = found
    }
    if let shape { geometry.clip = geometry.clip.intersection(shape.bounds) }
    guard let area = shape ?? DrawShape(geometry.clip.rect), !geometry.clip.rect.isEmpty else { return }
    let begin = beginGroup(area, clip: geometry.clip, opacity: opacity)
    body(&self, 1)
    if !node.mask.isEmpty, !MaskOutline.canRepresent(node.mask) { addMask(node.mask, geometry, begin) }
    guard operations.count > begin else { return }
    endGroup(
      begin, isMasked: shape != nil, effect: GroupEffect(colorMatrices: node.colorMatrices, blendMode: node.blendMode))
  }

  /// Masks the content of the group that began at an index; removes the group if nothing is left.
  private mutating func addMask(_ nodes: [RenderNode], _ geometry: NodeGeometry, _ begin: Int) {
    let first = operations.count
    guard first > begin + 1, let area = DrawShape(geometry.clip.rect) else {
      operations.removeSubrange(begin...)
      return
    }
    let mask = beginGroup(area, clip: geometry.clip, opacity: 1)
    add(nodes, parent: geometry.map, clip: geometry.clip, opacity: 1)
    var (content, masked) = (PixelRect.empty, PixelRect.empty)
    for operation in operations[(begin + 1)..<first] { content = content.union(operation.bounds) }
    for operation in operations[(mask + 1)...] { masked = masked.union(operation.bounds) }
    let bounds = content.intersection(masked).intersection(operations[begin].bounds)
    guard let shape = DrawShape(bounds) else {
      operations.removeSubrange(begin...)
      return
    }
    operations[begin].bounds = bounds
    operations[mask].paint = .group(count: operations.count - mask - 1)
    operations[mask].shape = shape
    operations[mask].bounds = bounds
    operations.append(
      DrawOperation(
        paint: .endGroup(begin: mask), shape: shape, bounds: bounds, opacity: 1,
        effect: GroupEffect(isMask: true)))
  }
}
