import QuartzCore

/// The pairs that touch, and the changes that were not reported yet.
@MainActor struct ContactBook {
  /// The other side of a contact.
  enum Partner {
    case item(any UIDynamicItem)
    case boundary((any NSCopying)?)
  }
  struct Touch {
    let key: [AnyHashable]
    let item: any UIDynamicItem
    let partner: Partner
  }
  enum Event {
    case began(Touch, CGPoint)
    case ended(Touch)
  }

  private var touching: [Touch] = []
  private var events: [Event] = []

  /// Updates the pairs with the contacts of a step, in order; `near` are those that do not end yet.
  mutating func note(_ now: [(touch: Touch, place: CGPoint)], near: Set<[AnyHashable]>) {
    for old in touching where !near.contains(old.key) { events.append(.ended(old)) }
    touching.removeAll { !near.contains($0.key) }
    for (touch, place) in now where !touching.contains(where: { $0.key == touch.key }) {
      touching.append(touch)
      events.append(.began(touch, place))
    }
  }

  /// Returns the changes to report, oldest first, and removes them.
  mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }
}
