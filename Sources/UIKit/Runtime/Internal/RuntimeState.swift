import QuartzCore

/// The state that the Objective-C runtime has beside an object: associated objects, observations of values and of
/// notifications.
@MainActor final class RuntimeState: AssociatedState {
  var associated: [UnsafeRawPointer: AssociatedObject] = [:]
  /// The notifications that the object observes.
  var listeners: [NotificationListener] = []
  private var observations: [WeakObservation] = []
  /// Observations by objects that are called, which last until they are removed; oldest first.
  private var namedObservations: [NamedObservation] = []

  func add(_ observation: NamedObservation) {
    namedObservations.removeAll(where: \.isOrphaned)
    namedObservations.append(observation)
    add(observation.observation)
  }

  /// Ends the latest observation that matches; returns whether there is one.
  func removeLastObservation(where matches: (NamedObservation) -> Bool) -> Bool {
    guard let index = namedObservations.lastIndex(where: matches) else { return false }
    namedObservations.remove(at: index).observation.invalidate()
    return true
  }

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

/// The state of an object is at its ``WeakHandle``, or, for classes without one, in one list for the process.
///
/// Because an object belongs to no environment, its state is found from every environment.
extension RuntimeState {
  private struct Entry {
    weak var object: AnyObject?
    let state: RuntimeState
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the state of an object; nil where there is none.
  static func of(_ object: AnyObject) -> RuntimeState? {
    if let object = object as? any WeaklyReferenceable {
      return object.storedWeakHandle?.associatedState as? RuntimeState
    }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.state
  }

  /// Returns the state of an object, created where there is none.
  static func make(for object: AnyObject) -> RuntimeState {
    if let existing = of(object) { return existing }
    let state = RuntimeState()
    if let object = object as? any WeaklyReferenceable {
      object.weakHandle.associatedState = state
    } else {
      entries[ObjectIdentifier(object)] = Entry(object: object, state: state)
    }
    return state
  }

  /// Releases the states of objects that were released, at the end of a turn.
  static func sweep() {
    guard !entries.isEmpty else { return }
    if entries.values.contains(where: { $0.object == nil }) { entries = entries.filter { $0.value.object != nil } }
  }
}

extension WeaklyReferenceable {
  /// Lets the object's observers compare its values with those that they saw last.
  @MainActor func notifyObservers() {
    storedWeakHandle?.associatedState?.valuesMayHaveChanged()
  }
}
