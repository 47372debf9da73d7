import QuartzCore

/// What the Objective-C runtime keeps beside an object elsewhere: associated objects, observers of values and of notifications.
@MainActor final class RuntimeState: AssociatedState {
  var associated: [UnsafeRawPointer: AssociatedObject] = [:]
  /// Notifications that the object observes.
  var listeners: [NotificationListener] = []
  private var observations: [WeakObservation] = []

  func add(_ observation: NSKeyValueObservation) {
    observations.removeAll { !$0.isValid }
    observations.append(WeakObservation(observation: observation))
  }

  func valuesMayHaveChanged() {
    // An observer may add or end observations.
    for observation in observations { observation.look() }
    if !observations.allSatisfy(\.isValid) { observations.removeAll { !$0.isValid } }
  }

  var isObserved: Bool { observations.contains { $0.isValid } }
}
