/// What the models of layers were before a transition changed them, so that its cancel can put back what explicit animations
/// went along with (C-82).
@MainActor package final class ModelJournal {
  private struct Entry {
    let layer: CALayer
    let state: LayerProperties
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many animations there were already.
  private let older: Int

  /// - Parameter environment: animations that are in it already are older than the transition; with none, each one is the transition's
  ///   that begins no earlier.
  package init(in environment: MediaEnvironment? = nil) {
    older = environment?.addedAnimations ?? 0
  }

  /// Whether an animation was added after the transition had begun to be made.
  func isYounger(_ entry: AnimationEntry) -> Bool { entry.number > older }

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
