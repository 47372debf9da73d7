import QuartzCore

/// What is kept beside objects whose classes have no place for it: until the turn ends in which they have gone.
@MainActor struct StrangerExtras {
  private struct Entry {
    weak var object: AnyObject?
    let extras: ObjectExtras
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func extras(of object: AnyObject) -> ObjectExtras? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.extras
  }

  mutating func keep(_ extras: ObjectExtras, beside object: AnyObject) {
    entries[ObjectIdentifier(object)] = Entry(object: object, extras: extras)
  }

  /// Forgets what was kept beside objects that have gone.
  mutating func sweep() {
    guard !entries.isEmpty else { return }
    if entries.values.contains(where: { $0.object == nil }) { entries = entries.filter { $0.value.object != nil } }
  }
}
