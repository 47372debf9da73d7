import CoreGraphics
import Foundation
import Rendering

extension CALayer {
  /// The frame of the tree under this layer at a time of its clock: a pure function of the tree and the time.
  ///
  /// - Parameters:
  ///   - time: seconds on the clock of the layer's root.
  ///   - size: the canvas, in points.
  ///   - scale: pixels per point.
  public func renderFrame(at time: CFTimeInterval, size: CGSize, scale: CGFloat) -> RenderFrame {
    let environment = treeEnvironment
    environment?.frameTime = time
    defer { environment?.frameTime = nil }
    return RenderFrame(
      size: size, scale: scale, background: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
      root: renderNode(atParentTime: time) ?? RenderNode())
  }

  /// Makes the node of the layer and its subtree; nil where nothing of it is visible.
  ///
  /// - Parameter time: the superlayer's time; nil shows the model, without animations and particles.
  func makeNode(atParentTime time: CFTimeInterval?, inherited: InheritedTransform?, levels: Int) -> RenderNode? {
    if let inherited, inherited.isFlipped, entryTraits.contains(.rendersContent) {
      // The old content of a transition was captured unflipped, so the whole is flipped.
      return makeNode(atParentTime: time, inherited: InheritedTransform(matrix: inherited.matrix), levels: levels)?
        .flipped()
    }
    var state = shownState(atParentTime: time)
    guard !state.isHidden, state.opacity > 0 else { return hiddenNode(state, inherited, at: time) }
    if let time, entryTraits.contains(.redraws),
      let contents = redrawnContents(for: state, at: localTime(atParentTime: time))
    {
      state.contents = contents
    }
    var node = RenderNode(ownNode(state, inherited))
    var local: CFTimeInterval?
    if let time, hasSublayersOrMask || state.kind != nil { local = localTime(atParentTime: time) }
    let isFlipped = state.flipsSublayers(inherited?.isFlipped ?? false)
    if state.kind != nil { addClassContent(to: &node, state, at: local, flipped: isFlipped) }
    if let snapshot {
      node.children = snapshot.nodes(filling: state.bounds).map { $0.flipped(isFlipped, in: state.bounds) }
    }
    if !storedSublayers.isEmpty {
      addSublayerNodes(to: &node.children, at: local, parent: state, flipped: isFlipped, levels: levels - 1)
    }
    if state.hasEffects { addEffects(to: &node, state, at: local, flipped: isFlipped, levels: levels - 1) }
    if isFlipped { node.flipOwnContent() }
    if node.opacity < 1, !state.groupsOpacity || !node.flattensChildren { node.ungroupOpacity() }
    return inTransition(node, at: time)
  }

  /// The presentation at a time; the model without one.
  private func shownState(atParentTime time: CFTimeInterval?) -> LayerProperties {
    guard let time else { return model_ }
    return state(atParentTime: time)
  }

  /// The node of a hidden layer whose transition still runs; nil without one.
  private func hiddenNode(_ state: LayerProperties, _ inherited: InheritedTransform?, at time: CFTimeInterval?)
    -> RenderNode?
  {
    guard let time, entryTraits.contains(.rendersContent) else { return nil }
    let local = localTime(atParentTime: time)
    guard entries.contains(where: { $0.traits.contains(.rendersContent) && $0.shows(at: local) }) else { return nil }
    return inTransition(
      RenderNode(bounds: state.bounds, transform: state.transformToSuperlayer(inheriting: inherited?.matrix)), at: time)
  }

  /// The node with the layer's transitions applied.
  private func inTransition(_ node: RenderNode, at time: CFTimeInterval?) -> RenderNode {
    guard let time, entryTraits.contains(.rendersContent) else { return node }
    let local = localTime(atParentTime: time)
    return entries.reduce(node) { node, entry in
      guard entry.traits.contains(.rendersContent), entry.shows(at: local) else { return node }
      return entry.animation.rendered(node, at: entry.moment(atLocal: local))
    }
  }

  /// Adds the nodes of the sublayers at a time of this layer, in drawing order.
  func addSortedSublayerNodes(
    to nodes: inout [RenderNode], at local: CFTimeInterval?, inherited: InheritedTransform?, levels: Int
  ) {
    nodes.reserveCapacity(nodes.count + storedSublayers.count)
    guard sublayersMayHaveDepth else {
      for layer in storedSublayers {
        if let node = layer.renderNode(atParentTime: local, inherited: inherited, levels: levels) { nodes.append(node) }
      }
      return
    }
    let inOrder = storedSublayers.enumerated().map { (index, layer) in
      (layer: layer, depth: (local.map(layer.state(atParentTime:)) ?? layer.model_).zPosition, index: index)
    }
    let sorted =
      inOrder.contains { $0.depth != 0 } ? inOrder.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) } : inOrder
    nodes += sorted.compactMap { $0.layer.renderNode(atParentTime: local, inherited: inherited, levels: levels) }
  }

  private var hasSublayersOrMask: Bool {
    !storedSublayers.isEmpty || model_.hasEffects && model_.effects.mask != nil
  }

  var sublayersMayHaveDepth: Bool {
    guard hasSublayerWithDepth else { return false }
    for layer in storedSublayers where layer.mayHaveDepth {
      return true
    }
    return false
  }

  /// The properties that every layer has.
  private func ownNode(_ state: LayerProperties, _ inherited: InheritedTransform?) -> RenderNodeBasics {
    let transform = state.transformToSuperlayer(inheriting: inherited?.matrix)
    var node = RenderNodeBasics(
      bounds: state.bounds, transform: inherited?.applied(to: transform, of: state.bounds) ?? transform)
    node.opacity = CGFloat(min(state.opacity, 1))
    node.isDoubleSided = state.isDoubleSided
    if case .transform? = state.kind { return node }
    node.backgroundColor = state.backgroundColor
    node.cornerRadius = max(0, state.cornerRadius)
    node.borderWidth = max(0, state.borderWidth)
    if let color = state.borderColor { node.borderColor = color } else { node.borderWidth = 0 }
    node.masksToBounds = state.masksToBounds
    if state.hasEffects, let fade = state.effects.contentsFade {
      let (old, new) = (contentsNode(fade.from, state), contentsNode(fade.to, state))
      node.children = [.dissolve(from: old, to: new, at: CGFloat(fade.fraction))]
    } else if let image = state.contents {
      node.contents = contents(image, state)
    }
    return node
  }

  private func contentsNode(_ image: CGImage?, _ state: LayerProperties) -> RenderNode {
    var node = RenderNode(bounds: state.bounds)
    node.contents = image.map { contents($0, state) }
    return node
  }

  private func contents(_ image: CGImage, _ state: LayerProperties) -> RenderContents {
    var contents = RenderContents(
      image: image, gravity: state.contentsGravity.renderGravity, scale: state.contentsScale)
    if state.hasEffects {
      contents.rect = state.effects.contentsRect
      contents.center = state.effects.contentsCenter
      contents.minification = state.effects.minificationFilter.sampling
      contents.magnification = state.effects.magnificationFilter.sampling
    }
    return contents
  }

  /// Adds corners, shadow, mask, filters and rasterisation; a transform layer has none of them.
  private func addEffects(
    to node: inout RenderNode, _ state: LayerProperties, at local: CFTimeInterval?, flipped isFlipped: Bool, levels: Int
  ) {
    guard node.flattensChildren else { return }
    let effects = state.effects
    node.maskedCorners = effects.maskedCorners.renderCorners
    node.cornerCurve = effects.cornerCurve.renderCurve
    // A layer that clips cuts off its own shadow, as on iOS.
    if effects.shadowOpacity > 0, !node.masksToBounds, let color = effects.shadowColor {
      node.shadow = RenderShadow(
        color: color, opacity: CGFloat(min(effects.shadowOpacity, 1)), offset: effects.shadowOffset,
        radius: max(0, effects.shadowRadius), path: effects.shadowPath)
    }
    if let mask = effects.mask {
      // An invisible mask hides everything: an empty node stands for it, because no mask would hide nothing.
      let inherited = isFlipped ? InheritedTransform.flipped(in: state.bounds) : nil
      node.mask = [mask.renderNode(atParentTime: local, inherited: inherited, levels: levels) ?? RenderNode()]
    }
    if let mode = effects.compositingFilter?.mode { node.blendMode = mode }
    node.filters = effects.filters.compactMap(\.renderFilter)
    node.backdropFilters = effects.backgroundFilters.compactMap(\.renderFilter)
    if effects.shouldRasterize, effects.rasterizationScale > 0 { node.rasterizationScale = effects.rasterizationScale }
  }

  /// Adds the content of the layer's class.
  private func addClassContent(
    to node: inout RenderNode, _ state: LayerProperties, at local: CFTimeInterval?, flipped isFlipped: Bool
  ) {
    switch state.kind {
    case .shape(let shape)?: node.shape = (self as? CAShapeLayer)?.renderShape(shape)
    case .gradient(let gradient)?: node.gradient = gradient.renderGradient
    case .text?:
      guard let image = (self as? CATextLayer)?.image(of: state) else { return }
      node.contents = RenderContents(image: image, scale: state.contentsScale)
    case .emitter(let emitter)?:
      guard let local, let history = (self as? CAEmitterLayer)?.history else { return }
      let particles = EmitterSimulation(history: history, time: local).nodes
      node.children += particles.map { $0.flipped(isFlipped, in: state.bounds) }
      if emitter.preservesDepth { node.flattensChildren = false }
    case .replicator(let replicator)?:
      if replicator.preservesDepth { node.flattensChildren = false }
    case nil: break
    case .transform?: node.flattensChildren = false
    }
  }
}
