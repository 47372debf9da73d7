/// A weak reference to an observation.
@MainActor struct WeakObservation {
  weak var observation: NSKeyValueObservation?

  var isValid: Bool { observation?.isValid ?? false }

  func notifyIfChanged() {
    observation?.notifyIfChanged()
  }
}
