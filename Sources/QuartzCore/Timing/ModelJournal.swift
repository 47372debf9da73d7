/// What the models of layers were before a transition changed them, so that its cancel can put back what explicit animations
/// went along with (C-82).
@MainActor package final class ModelJournal {
  private struct Entry {
    let layer: CALayer
    let state: LayerProperties
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
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
    if entries[key] == nil { entries[key] = Entry(layer: layer, state: layer.model_) }
  }

  /// The model before the first change; nil where there was none.
  func state(of layer: CALayer) -> LayerProperties? {
    entries[ObjectIdentifier(layer)]?.state
  }
}
