/// The transitions that wait to begin, oldest first; none is kept by being in the list.
@MainActor package struct PendingTransitions {
  private struct Entry {
    weak var transition: PendingTransition?
  }

  private var entries: [Entry] = []

  /// Whether nobody waits.
  package var isEmpty: Bool {
    for entry in entries where entry.transition != nil { return false }
    return true
  }
  /// How many wait.
  package var count: Int { entries.count { $0.transition != nil } }
  /// Whether one waits that may be driven.
  var mayBeDriven: Bool { entries.contains { $0.transition?.isAnimated == true } }

  /// How many have been asked for so far.
  private(set) var asked = 0

  mutating func append(_ transition: PendingTransition) {
    asked += 1
    transition.number = asked
    entries.append(Entry(transition: transition))
  }

  mutating func remove(_ transition: PendingTransition?) {
    for index in entries.indices.reversed() {
      let waiting = entries[index].transition
      if waiting == nil || waiting === transition { entries.remove(at: index) }
    }
  }
}
