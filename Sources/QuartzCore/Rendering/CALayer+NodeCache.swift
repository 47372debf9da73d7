import Foundation
import Rendering

/// A layer in whose subtree nothing runs keeps its node, until something of it changes: the frame stays a function of tree and
/// time, and what stands still costs nothing. One in which others move, or whose geometry alone is moved, keeps its own part.
///
/// While a layer's node is kept whole, so are those of everything inside that can be seen; a change drops it here and on the way up.
/// A part is filled in geometry where the last frame is gone: a node that somebody still holds is copied.
extension CALayer {
  /// The node of the layer and what is inside; nil where nothing of it can be seen.
  ///
  /// - Parameter time: the superlayer's time; nil shows the model, without animations and particles.
  package func renderNode(atParentTime time: CFTimeInterval?) -> RenderNode? {
    renderNode(atParentTime: time, inherited: nil, levels: RenderFrame.maxDepth)
  }

  /// The same, where the superlayer bends or turns what is in it, and as many levels are drawn from here on: below them nothing is
  /// made, so that a tree of any depth fits the stack.
  func renderNode(atParentTime time: CFTimeInterval?, inherited: InheritedTransform?, levels: Int) -> RenderNode? {
    guard levels > 0 else { return nil }
    if nodeCache.isComplete(under: inherited) { return nodeCache.node }
    if let time, var node = nodeCache.takePart(under: inherited) {
      return updateAndCache(&node, atParentTime: time, inherited: inherited, levels: levels) ? node : nil
    }
    let previous = nodeCache
    nodeCache.beginBuilding()
    let node = makeNode(atParentTime: time, inherited: inherited, levels: levels)
    let isPartReusable = hasReusablePart(flipped: inherited?.isFlipped ?? false)
    if isStatic(isVisible: node != nil) {
      nodeCache.storeComplete(node, isPartReusable: isPartReusable, under: inherited)
    } else if time == nil {
      nodeCache.restore(previous)
    } else if let node, isPartReusable {
      nodeCache.storePart(node, under: inherited)
    } else {
      nodeCache.restore(.empty)
    }
    return node
  }

  /// Renews the node that the last frame shows in a geometry, which may be another layer's; returns false where nothing can be seen.
  func updateNode(
    _ node: inout RenderNode, atParentTime time: CFTimeInterval, inherited: InheritedTransform?, levels: Int
  ) -> Bool {
    if levels > 0, nodeCache.releasePart(under: inherited, as: node.identity) {
      return updateAndCache(&node, atParentTime: time, inherited: inherited, levels: levels)
    }
    guard let new = renderNode(atParentTime: time, inherited: inherited, levels: levels) else { return false }
    node = new
    return true
  }

  private func updateAndCache(
    _ node: inout RenderNode, atParentTime time: CFTimeInterval, inherited: InheritedTransform?, levels: Int
  ) -> Bool {
    let (isVisible, isStatic) = updateInPlace(&node, atParentTime: time, inherited: inherited, levels: levels)
    if isStatic {
      nodeCache.storeComplete(node, isPartReusable: true, under: inherited)
    } else {
      nodeCache.storePart(node, under: inherited)
    }
    return isVisible
  }

  /// Drops the kept node, here and on the way up.
  nonisolated package func invalidateNode() {
    let wasStatic = nodeCache.isStatic
    nodeCache = .empty
    guard wasStatic else { return }
    var link = superlayerLink
    while let layer = link, layer.invalidateSublayers() { link = layer.superlayerLink }
  }

  /// Drops what frames have left here and below, as if everything had changed.
  package func invalidateNodesInSubtree() {
    invalidateNode()
    dropCompiledAnimations()
    for layer in storedChildren { layer.invalidateNodesInSubtree() }
  }

  /// Brings what is new into the last frame's node: the layer's geometry, where that is moved, and what is inside.
  ///
  /// - Returns: whether the layer is seen, and whether it shows the same at any time.
  private func updateInPlace(
    _ node: inout RenderNode, atParentTime time: CFTimeInterval, inherited: InheritedTransform?, levels: Int
  ) -> (isVisible: Bool, isStatic: Bool) {
    let isMoved = !entries.isEmpty
    if isMoved, !updateGeometry(of: &node, atParentTime: time, inherited: inherited) { return (false, false) }
    var isStatic = !isMoved && !showsTime
    if !storedSublayers.isEmpty {
      let local = localTime(atParentTime: time)
      let isFlipped = model_.flipsSublayers(inherited?.isFlipped ?? false)
      let inner = isFlipped ? InheritedTransform.flipped(in: node.bounds) : nil
      let areStatic = updateSublayerNodes(of: &node, at: local, inherited: inner, levels: levels - 1)
      isStatic = isStatic && areStatic
    }
    return (true, isStatic)
  }

  /// Brings where animations have the layer into its node; returns whether it can be seen there.
  private func updateGeometry(
    of node: inout RenderNode, atParentTime time: CFTimeInterval, inherited: InheritedTransform?
  )
    -> Bool
  {
    guard entryTraits.contains(.moves) else {
      let opacity = fadedOpacity(atParentTime: time)
      node.setOpacity(CGFloat(min(opacity, 1)))
      return opacity > 0
    }
    var geometry = model_.geometry
    animateGeometry(&geometry, atParentTime: time)
    var transform = geometry.transformToSuperlayer(anchorDepth: 0, inheriting: inherited?.matrix)
    if let inherited { transform = inherited.applied(to: transform, of: geometry.bounds) }
    node.update(bounds: geometry.bounds, transform: transform, opacity: CGFloat(min(geometry.opacity, 1)))
    return geometry.opacity > 0
  }

  /// Whether the layer's node is made of nothing but what its model alone says of its look, its sublayers and animations of its geometry.
  private func hasReusablePart(flipped isFlipped: Bool) -> Bool {
    entryTraits.isDisjoint(with: [.changesOtherProperties, .redraws, .rendersContent]) && !showsTime && snapshot == nil
      && model_.kind == nil
      && (!model_.hasEffects || model_.effects.areReusable(flipped: model_.flipsSublayers(isFlipped)))
  }

  /// Whether the layer shows the same at any time; looked at when it and what is inside have just been made.
  private func isStatic(isVisible: Bool) -> Bool {
    guard compiledAnimations == nil, entries.isEmpty, !showsTime else { return false }
    guard isVisible else { return true }
    for layer in storedSublayers where !layer.nodeCache.isStatic { return false }
    return !model_.hasEffects || model_.effects.mask?.nodeCache.isStatic ?? true
  }
}

extension Unmanaged<CALayer> {
  /// Drops what the layer's kept node shows of its inside; false where there was no whole node.
  fileprivate func invalidateSublayers() -> Bool {
    _withUnsafeGuaranteedRef { layer in
      guard layer.nodeCache.isStatic else { return false }
      layer.nodeCache.invalidateSublayers()
      return true
    }
  }
}

extension LayerEffects {
  /// Whether they are the same wherever the layer is, however opaque, and whatever is inside.
  fileprivate func areReusable(flipped isFlipped: Bool) -> Bool {
    mask == nil && contentsFade == nil && anchorPointZ == 0 && allowsGroupOpacity && !(isFlipped && shadowPath != nil)
      && CATransform3DIsIdentity(sublayerTransform)
  }
}
