/// A weak reference to an observation.
@MainActor struct WeakObservation {
  weak var observation: NSKeyValueObservation?

  var isValid: Bool { observation?.isValid ?? false }

  func look() {
    observation?.look()
  }
}
