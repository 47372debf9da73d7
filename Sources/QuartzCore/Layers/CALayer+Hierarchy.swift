import Foundation

extension CALayer {
  /// The layer that this one is in; for a presentation layer, a presentation layer.
  public var superlayer: CALayer? {
    if let presented { return presented.storedSuperlayer?.presentation() }
    return storedSuperlayer
  }

  /// The layers inside, back to front before `zPosition` is looked at; nil where there are none.
  public var sublayers: [CALayer]? {
    get {
      if let presented {
        return presented.sublayers?.map { $0.presentation() ?? $0 }
      }
      return storedSublayers.isEmpty ? nil : storedSublayers
    }
    set {
      for layer in storedSublayers where !(newValue ?? []).contains(identicalTo: layer) {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: { $0.count })
  }

  /// Puts a layer at an index; one past the end means in front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: { min(Int(index), $0.count) })
  }

  /// Puts a layer just behind a sibling; in front of all if there is no such sibling.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: { list in list.firstIndex(identicalTo: sibling) ?? list.count })
  }

  /// Puts a layer just in front of a sibling; in front of all if there is no such sibling.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    // From the front, where most layers are added: many of them must not cost the square of their number.
    insert(layer, at: { list in (list.lastIndex(identicalTo: sibling) ?? list.count - 1) + 1 })
  }

  /// Puts another layer in a sublayer's place.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, storedSublayers.contains(identicalTo: oldLayer) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard let parent = storedSuperlayer else { return }
    if parent.model_.hasEffects, parent.model_.effects.mask === self { return parent.mask = nil }
    // Looked for while the layer is in its tree, and run when it is out: what the app does there finds the change made.
    let (action, environment) = (actionForChange(of: kCAOnOrderOut), treeEnvironment)
    parent.changeSublayers {
      guard storedSuperlayer === parent else { return }
      treeEnvironment?.treesHaveChanged = true
      parent.storedSublayers.removeFirst(identicalTo: self)
      parent.setNeedsLayout()
      storedSuperlayer = nil
    }
    // Out of the tree, the layer no longer knows whose it was.
    if let action { environment?.perform { action.run(forKey: kCAOnOrderOut, object: self, arguments: nil) } }
  }

  /// Adds or removes a sublayer: finds the action before the change and runs it after, as a property's (C-20).
  private func changeSublayers(_ body: () -> Void) {
    saveCommittedState()
    let action = actionForChange(of: "sublayers")
    body()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !isDescendant(of: layer) else {
      environment.report(.layerInsideItself(layer: layer.debugName))
      return
    }
    let isMoved = layer.storedSuperlayer === self
    if !isMoved { layer.removeFromSuperlayer() }
    changeSublayers {
      // Wherever the app's search for an action has put it meanwhile.
      layer.storedSuperlayer?.storedSublayers.removeFirst(identicalTo: layer)
      storedSublayers.insert(layer, at: index(storedSublayers))
      if layer.mayHaveDepth { hasSublayerWithDepth = true }
      layer.storedSuperlayer = self
      setNeedsLayout()
      layer.subtreeEnteredTree()
    }
    if !isMoved { layer.runAction(forKey: kCAOnOrderIn) }
  }

  /// Whether the layer is another one or somewhere inside it.
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

  /// The environment whose tree the layer is in; nil for a layer outside any.
  package var treeEnvironment: MediaEnvironment? {
    (presented ?? self).rootLink.rootEnvironmentLink?.takeUnretainedValue()
  }

  /// The environment whose tree starts here.
  package var rootEnvironment: MediaEnvironment? {
    get { rootEnvironmentLink?.takeUnretainedValue() }
    set { rootEnvironmentLink = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The view that made the layer.
  package var owner: (any CALayerDelegate)? {
    get { ownerLink }
    set { ownerLink = newValue }
  }

  /// The environment whose tree the layer is in, else the current one.
  package var environment: MediaEnvironment {
    treeEnvironment ?? .current
  }

  /// Marks the way up, so that layout and commit find what is below; called when a subtree is inserted.
  package func subtreeEnteredTree() {
    if subtreeNeedsLayout { storedSuperlayer?.markSubtreeNeedsLayout() }
    if subtreeNeedsCommit { storedSuperlayer?.markSubtreeNeedsCommit() }
  }
}
