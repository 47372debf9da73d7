import QuartzCore

/// The pairs that touch, and the changes that were not reported yet.
@MainActor struct ContactTracker {
  /// The other side of a contact.
  enum Counterpart {
    case item(any UIDynamicItem)
    case boundary((any NSCopying)?)
  }
  struct Pair {
    let key: [AnyHashable]
    let item: any UIDynamicItem
    let counterpart: Counterpart
  }
  enum Event {
    case began(Pair, CGPoint)
    case ended(Pair)
  }

  private var active: [Pair] = []
  private var events: [Event] = []

  /// Updates the pairs with the contacts of a step, in order; `near` are those that do not end yet.
  mutating func update(_ now: [(pair: Pair, point: CGPoint)], near: Set<[AnyHashable]>) {
    for old in active where !near.contains(old.key) { events.append(.ended(old)) }
    active.removeAll { !near.contains($0.key) }
    for (pair, point) in now where !active.contains(where: { $0.key == pair.key }) {
      active.append(pair)
      events.append(.began(pair, point))
    }
  }

  /// Returns the changes to report, oldest first, and removes them.
  mutating func removeEvents() -> [Event] {
    defer { events = [] }
    return events
  }
}
