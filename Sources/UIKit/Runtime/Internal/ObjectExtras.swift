import QuartzCore

/// What others keep beside an object: associated objects, and who observes its values or listens for it.
@MainActor final class ObjectExtras: TetherExtras {
  var associated: [UnsafeRawPointer: AssociatedObject] = [:]
  /// Notifications that the object wants to hear.
  var listeners: [NotificationListener] = []
  private var observations: [WeakObservation] = []

  func add(_ observation: NSKeyValueObservation) {
    observations.removeAll { !$0.isValid }
    observations.append(WeakObservation(observation: observation))
  }

  func valuesMayHaveChanged() {
    // Who hears of a change may observe more, or less.
    for observation in observations { observation.look() }
    if !observations.allSatisfy(\.isValid) { observations.removeAll { !$0.isValid } }
  }

  var isObserved: Bool { observations.contains { $0.isValid } }
}
