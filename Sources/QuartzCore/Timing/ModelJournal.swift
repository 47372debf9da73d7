/// What the models of layers were before a transition changed them, so that its cancel can put back what explicit animations
/// went along with (C-82).
@MainActor package final class ModelJournal {
  @exclusivity(unchecked) private var layers: [ObjectIdentifier: Int] = [:]
  /// In the order of their first changes; the layers are kept, so that no other one takes the place of theirs.
  @exclusivity(unchecked) private var kept: [(layer: CALayer, state: LayerProperties)] = []
  /// Whether the transition may have begun before the journal.
  let mayBeLate: Bool

  /// - Parameter mayBeLate: whether an animation is the transition's wherever it was added, as long as it began with the transition or
  ///   later.
  package init(mayBeLate: Bool = false) {
    self.mayBeLate = mayBeLate
  }

  /// Keeps a layer's model as it is, unless it is kept already; called before each change.
  func keep(_ layer: CALayer) {
    let key = ObjectIdentifier(layer)
    guard layers[key] == nil else { return }
    layers[key] = kept.count
    kept.append((layer, layer.model_))
  }

  /// The model before the first change; nil where there was none.
  func state(of layer: CALayer) -> LayerProperties? {
    layers[ObjectIdentifier(layer)].map { kept[$0].state }
  }
}
