/// The constraints that a view holds, oldest first, of which each is removed in constant time.
@MainActor struct ConstraintList {
  /// The constraints, with gaps where some were removed.
  private var slots: [NSLayoutConstraint?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// The constraints without the gaps.
  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.slot = slots.count
    slots.append(constraint)
    count += 1
  }

  /// Removes a constraint that is in the list.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[constraint.slot] = nil
    count -= 1
    while let last = slots.last, last == nil { slots.removeLast() }
    if slots.count > 2 * count + 16 { closeGaps() }
  }

  private mutating func closeGaps() {
    slots = all
    for (index, constraint) in slots.enumerated() { constraint?.slot = index }
  }
}
