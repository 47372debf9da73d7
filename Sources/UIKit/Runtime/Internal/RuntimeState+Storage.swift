import QuartzCore

/// The state beside an object lies at its ``WeakHandle``; that of an object whose class has none, in one list for the process.
///
/// An object belongs to no environment: its state is found from each of them.
extension RuntimeState {
  private struct Entry {
    weak var object: AnyObject?
    let state: RuntimeState
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// The state beside an object; nil where there is none.
  static func of(_ object: AnyObject) -> RuntimeState? {
    if let object = object as? any WeaklyReferenceable {
      return object.storedWeakHandle?.associatedState as? RuntimeState
    }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.state
  }

  /// The state beside an object, made where there is none.
  static func make(for object: AnyObject) -> RuntimeState {
    if let known = of(object) { return known }
    let state = RuntimeState()
    if let object = object as? any WeaklyReferenceable {
      object.weakHandle.associatedState = state
    } else {
      entries[ObjectIdentifier(object)] = Entry(object: object, state: state)
    }
    return state
  }

  /// Releases the states of objects that are gone, at the end of a turn.
  static func sweep() {
    guard !entries.isEmpty else { return }
    if entries.values.contains(where: { $0.object == nil }) { entries = entries.filter { $0.value.object != nil } }
  }
}

extension WeaklyReferenceable {
  /// The object's observers compare its values with those that they saw last.
  @MainActor func tellObservers() {
    storedWeakHandle?.associatedState?.valuesMayHaveChanged()
  }
}
