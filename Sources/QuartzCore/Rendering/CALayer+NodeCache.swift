import Foundation
import Rendering

/// A layer whose subtree does not change keeps its node until something changes there: the frame stays a function of
/// tree and time, and static layers cost nothing. A layer of which only sublayers or its own geometry change keeps its
/// own part of the node.
///
/// A layer with a complete node has only such layers inside, as far as they can be seen; a change invalidates the node
/// here and in all superlayers. A part is updated in place where the last frame is gone; a node that is still
/// referenced is copied.
extension CALayer {
  /// The node of the layer and its subtree; nil where nothing of it is visible.
  ///
  /// - Parameter time: the superlayer's time; nil shows the model, without animations and particles.
  package func renderNode(atParentTime time: CFTimeInterval?) -> RenderNode? {
    renderNode(atParentTime: time, inherited: nil, levels: RenderFrame.maxDepth)
  }

  /// The node in a superlayer with a transform for its sublayers.
  ///
  /// - Parameter levels: how many levels are rendered from here on; deeper layers are left out, so that a tree of any
  ///   depth fits the stack.
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

  /// Updates a node of the last frame, which may be another layer's; returns false where nothing is visible.
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

  /// Drops the cached node, here and in all superlayers.
  nonisolated package func invalidateNode() {
    let wasStatic = nodeCache.isStatic
    nodeCache = .empty
    guard wasStatic else { return }
    var link = superlayerLink
    while let layer = link, layer.invalidateSublayers() { link = layer.superlayerLink }
  }

  /// Drops all cached nodes and compiled animations, here and below.
  package func invalidateNodesInSubtree() {
    invalidateNode()
    dropCompiledAnimations()
    for layer in storedChildren { layer.invalidateNodesInSubtree() }
  }

  /// Updates the last frame's node: the layer's geometry, if it is animated, and the sublayers.
  ///
  /// - Returns: whether the layer is visible, and whether it is the same at any time.
  private func updateInPlace(
    _ node: inout RenderNode, atParentTime time: CFTimeInterval, inherited: InheritedTransform?, levels: Int
  ) -> (isVisible: Bool, isStatic: Bool) {
    let isAnimated = !entries.isEmpty
    if isAnimated, !updateGeometry(of: &node, atParentTime: time, inherited: inherited) { return (false, false) }
    var isStatic = !isAnimated && !showsTime
    if !storedSublayers.isEmpty {
      let local = localTime(atParentTime: time)
      let isFlipped = model_.flipsSublayers(inherited?.isFlipped ?? false)
      let inner = isFlipped ? InheritedTransform.flipped(in: node.bounds) : nil
      let areStatic = updateSublayerNodes(of: &node, at: local, inherited: inner, levels: levels - 1)
      isStatic = isStatic && areStatic
    }
    return (true, isStatic)
  }

  /// Updates the animated geometry in the node; returns whether the layer is visible.
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

  /// Whether the node consists only of the model's own properties, the sublayers, and the animated geometry.
  private func hasReusablePart(flipped isFlipped: Bool) -> Bool {
    entryTraits.isDisjoint(with: [.changesOtherProperties, .redraws, .rendersContent]) && !showsTime && snapshot == nil
      && model_.kind == nil
      && (!model_.hasEffects || model_.effects.areReusable(flipped: model_.flipsSublayers(isFlipped)))
  }

  /// Whether the layer is the same at any time; evaluated right after its node and those of its sublayers were made.
  private func isStatic(isVisible: Bool) -> Bool {
    guard compiledAnimations == nil, entries.isEmpty, !showsTime else { return false }
    guard isVisible else { return true }
    for layer in storedSublayers where !layer.nodeCache.isStatic { return false }
    return !model_.hasEffects || model_.effects.mask?.nodeCache.isStatic ?? true
  }
}

extension Unmanaged<CALayer> {
  /// Drops the sublayers' part of the cached node; false if it was not complete.
  fileprivate func invalidateSublayers() -> Bool {
    _withUnsafeGuaranteedRef { layer in
      guard layer.nodeCache.isStatic else { return false }
      layer.nodeCache.invalidateSublayers()
      return true
    }
  }
}

extension LayerEffects {
  /// Whether they do not depend on the layer's geometry, opacity and sublayers.
  fileprivate func areReusable(flipped isFlipped: Bool) -> Bool {
    mask == nil && contentsFade == nil && anchorPointZ == 0 && allowsGroupOpacity && !(isFlipped && shadowPath != nil)
      && CATransform3DIsIdentity(sublayerTransform)
  }
}
