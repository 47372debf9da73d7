import QuartzCore

/// The state that the Objective-C runtime has beside an object: associated objects, observations of values and of
/// notifications.
@MainActor final class RuntimeState: AssociatedState {
  var associated: [UnsafeRawPointer: AssociatedObject] = [:]
  /// The notifications that the object observes.
  var listeners: [NotificationListener] = []
  private var observations: [WeakObservation] = []

  func add(_ observation: NSKeyValueObservation) {
    observations.removeAll { !$0.isValid }
    observations.append(WeakObservation(observation: observation))
  }

  func valuesMayHaveChanged() {
    // An observer may add or end observations.
    for observation in observations { observation.notifyIfChanged() }
    if !observations.allSatisfy(\.isValid) { observations.removeAll { !$0.isValid } }
  }

  var isObserved: Bool { observations.contains { $0.isValid } }
}
