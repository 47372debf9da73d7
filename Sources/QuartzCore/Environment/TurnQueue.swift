import Foundation

/// Blocks that wait for a turn of the loop or for a time, in order of time, then of arrival.
@MainActor package final class TurnQueue {
  private struct Entry {
    let time: CFTimeInterval
    let label: String
    let owner: ObjectIdentifier?
    let key: Any?
    let isExact: Bool
    let block: () -> Void
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  /// The waiting blocks with their times, for a report on a stage that does not settle.
  package var waiting: [(time: CFTimeInterval, label: String, isExact: Bool)] {
    entries.map { ($0.time, $0.label, $0.isExact) }
  }

  /// The earliest time for which a turn between frames is due; nil for none.
  package var nextExactTime: CFTimeInterval? {
    var next: CFTimeInterval?
    for entry in entries where entry.isExact && entry.time < next ?? .infinity { next = entry.time }
    return next
  }

  /// Queues a block for the first turn at or after a time; its owner, if any, can remove it.
  ///
  /// An exact block gets a turn of its own if it is due between frames. A key distinguishes an owner's blocks.
  package func add(
    at time: CFTimeInterval, label: String, owner: AnyObject? = nil, key: Any? = nil, isExact: Bool = false,
    _ block: @escaping () -> Void
  ) {
    let entry = Entry(
      time: time.isFinite ? time : 0, label: label, owner: owner.map(ObjectIdentifier.init), key: key,
      isExact: isExact, block: block)
    entries.append(entry)
  }

  /// Removes the blocks of an owner.
  package func removeAll(of owner: AnyObject) {
    entries.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Removes the blocks of an owner whose keys meet a condition.
  package func removeAll(of owner: AnyObject, where matches: (Any) -> Bool) {
    entries.removeAll { entry in entry.owner == ObjectIdentifier(owner) && entry.key.map(matches) ?? false }
  }

  /// Runs the blocks that are due; blocks that they add wait for the next turn.
  package func runDue(at time: CFTimeInterval) {
    guard !entries.isEmpty else { return }
    var due: [Entry] = []
    var later: [Entry] = []
    var isInOrder = true
    for entry in entries {
      guard entry.time <= time else {
        later.append(entry)
        continue
      }
      if let last = due.last, last.time > entry.time { isInOrder = false }
      due.append(entry)
    }
    guard !due.isEmpty else { return }
    entries = later
    if !isInOrder {
      due = due.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
    for entry in due { entry.block() }
  }
}
