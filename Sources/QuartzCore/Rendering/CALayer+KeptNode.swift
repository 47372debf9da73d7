import Foundation
import Rendering

/// A layer in whose subtree nothing runs keeps its node, until something of it changes: the frame stays a function of tree and
/// time, and what stands still costs nothing. One in which others move, or whose place alone is moved, keeps its own part.
///
/// While a layer's node is kept whole, so are those of everything inside that can be seen; a change drops it here and on the way up.
/// A part is filled in place where the last frame is gone: a node that somebody still holds is copied.
extension CALayer {
  /// The node of the layer and what is inside; nil where nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - time: the superlayer's time; nil shows the model, without animations and particles.
  ///   - bend: what the superlayer does to all in it; nil for nothing.
  package func renderNode(atParentTime time: CFTimeInterval?, bend: CATransform3D?) -> RenderNode? {
    if bend == nil {
      switch keptNode {
      case .whole(let node, _): return node
      case .part(let node):
        guard let time else { break }
        // Given away, so that nobody but this frame holds it.
        keptNode = .making
        return refilled(node, atParentTime: time)
      case .nothing, .making, .bent: break
      }
    }
    let former = keptNode
    keptNode = .making
    let node = makeNode(atParentTime: time, bend: bend)
    if standsStill(showsItself: node != nil) {
      keep(bend == nil ? .whole(node, holdsPart: isPlain) : .bent)
    } else if time != nil, bend == nil {
      if let node, isPlain { keep(.part(node)) } else { keep(.nothing) }
    } else {
      keep(former)
    }
    return node
  }

  /// Remembers a node, unless the layer has changed while it was made.
  private func keep(_ node: KeptNode) {
    if case .making = keptNode { keptNode = node }
  }

  /// Drops the kept node, here and on the way up.
  nonisolated package func nodeMayHaveChanged() {
    let stoodStill = keptNode.standsStill
    keptNode = .nothing
    guard stoodStill else { return }
    var link = superlayerLink
    while let layer = link, layer.dropInside() { link = layer.superlayerLink }
  }

  /// Drops the kept nodes here and below, as if everything had changed.
  package func forgetNodes() {
    nodeMayHaveChanged()
    for layer in storedChildren { layer.forgetNodes() }
  }

  /// The last frame's node with what is new: the layer's place, where that is moved, and what is inside.
  private func refilled(_ last: consuming RenderNode, atParentTime time: CFTimeInterval) -> RenderNode? {
    var node = last
    var isSeen = true
    if !entries.isEmpty {
      let place = shownPlace(atParentTime: time)
      isSeen = place.opacity > 0
      node.place(
        bounds: place.bounds, transform: place.transformToSuperlayer(anchorDepth: 0, bent: nil),
        opacity: CGFloat(min(place.opacity, 1)))
    }
    if isSeen, !storedSublayers.isEmpty {
      let local = localTime(atParentTime: time)
      node.refillChildren { addSortedSublayerNodes(to: &$0, at: local, bend: nil) }
    }
    keep(isSeen && standsStill(showsItself: true) ? .whole(node, holdsPart: true) : .part(node))
    return isSeen ? node : nil
  }

  /// Whether the layer's node is made of nothing but its model's common properties, its sublayers and animations of its place.
  private var isPlain: Bool {
    entryTraits.isDisjoint(with: [.changesParts, .redraws, .rendersContent]) && !showsTime && frozen == nil
      && model_.kind == nil && !model_.hasEffects
  }

  /// Whether the layer shows the same at any time; looked at when it and what is inside have just been made.
  private func standsStill(showsItself: Bool) -> Bool {
    guard entries.isEmpty, !showsTime else { return false }
    guard showsItself else { return true }
    for layer in storedSublayers where !layer.keptNode.standsStill { return false }
    return !model_.hasEffects || model_.effects.mask?.keptNode.standsStill ?? true
  }
}

extension Unmanaged<CALayer> {
  /// Drops what the layer's kept node shows of its inside; false where there was no whole node.
  fileprivate func dropInside() -> Bool {
    _withUnsafeGuaranteedRef { layer in
      guard layer.keptNode.standsStill else { return false }
      layer.keptNode = layer.keptNode.withoutInside
      return true
    }
  }
}
