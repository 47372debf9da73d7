import Foundation

extension CALayer {
  /// See ``sublayers``.
  var visibleSublayers: [CALayer]? {
    if let presented { return presented.visibleSublayers?.map { $0.shownCopy() ?? $0 } }
    return storedSublayers.isEmpty ? nil : storedSublayers
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for layer in storedSublayers where !layers.contains(identicalTo: layer) { layer.leaveSuperlayer() }
    for layer in layers { insert(layer, at: { $0.count }) }
  }

  func insert(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: { list in list.firstIndex(identicalTo: sibling) ?? list.count })
  }

  func insert(_ layer: CALayer, above sibling: CALayer?) {
    // Searched from the end, where most layers are added, so that adding many layers is not quadratic.
    insert(layer, at: { list in (list.lastIndex(identicalTo: sibling) ?? list.count - 1) + 1 })
  }

  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, storedSublayers.contains(identicalTo: oldLayer) else { return }
    insert(newLayer, above: oldLayer)
    oldLayer.leaveSuperlayer()
  }

  func leaveSuperlayer() {
    guard let parent = storedSuperlayer else { return }
    if parent.model_.hasEffects, parent.model_.effects.mask === self { return parent.mask = nil }
    // The action is found before the removal, while the layer is in its tree, and runs after it.
    let (action, environment) = (actionForChange(of: kCAOnOrderOut), treeEnvironment)
    parent.changeSublayers {
      guard storedSuperlayer === parent else { return }
      treeEnvironment?.treesHaveChanged = true
      parent.storedSublayers.removeFirst(identicalTo: self)
      parent.invalidateLayout()
      storedSuperlayer = nil
    }
    // Outside of its tree the layer has no environment of its own.
    if let action { environment?.perform { action.run(forKey: kCAOnOrderOut, object: self, arguments: nil) } }
  }

  /// Adds or removes a sublayer: finds the action before the change and runs it after, as for a property (C-20).
  private func changeSublayers(_ body: () -> Void) {
    saveCommittedState()
    let action = actionForChange(of: "sublayers")
    body()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !isDescendant(of: layer) else {
      environment.report(.layerInsideItself(layer: layer.debugName))
      return
    }
    let isMoved = layer.storedSuperlayer === self
    if !isMoved { layer.leaveSuperlayer() }
    changeSublayers {
      // The app's search for an action may have added it elsewhere.
      layer.storedSuperlayer?.storedSublayers.removeFirst(identicalTo: layer)
      storedSublayers.insert(layer, at: index(storedSublayers))
      if layer.mayHaveDepth { hasSublayerWithDepth = true }
      layer.storedSuperlayer = self
      invalidateLayout()
      layer.subtreeEnteredTree()
    }
    if !isMoved { layer.runAction(forKey: kCAOnOrderIn) }
  }

  /// Whether the layer is another one or below it.
  package func isDescendant(of other: CALayer) -> Bool {
    let wanted = Unmanaged.passUnretained(other).toOpaque()
    return firstInSuperlayerChain { $0.toOpaque() == wanted } != nil
  }

  /// The layer at the top of the tree.
  package var rootLayer: CALayer { (presented ?? self).rootLink.takeUnretainedValue() }

  /// The superlayer, of a model layer.
  package var storedSuperlayer: CALayer? {
    get { superlayerLink?.takeUnretainedValue() }
    set { superlayerLink = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The environment of the layer's tree; nil outside of all trees.
  package var treeEnvironment: MediaEnvironment? {
    (presented ?? self).rootLink.rootEnvironmentLink?.takeUnretainedValue()
  }

  /// The environment of which this layer is a root.
  package var rootEnvironment: MediaEnvironment? {
    get { rootEnvironmentLink?.takeUnretainedValue() }
    set { rootEnvironmentLink = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The view that made the layer.
  package var owner: (any CALayerDelegate)? {
    get { ownerLink }
    set { ownerLink = newValue }
  }

  /// The environment of the layer's tree, else the current one.
  package var environment: MediaEnvironment {
    treeEnvironment ?? .current
  }

  /// Marks the superlayers, so that layout and commit find the subtree that was inserted.
  package func subtreeEnteredTree() {
    if subtreeNeedsLayout { storedSuperlayer?.markSubtreeNeedsLayout() }
    if subtreeNeedsCommit { storedSuperlayer?.markSubtreeNeedsCommit() }
  }
}
