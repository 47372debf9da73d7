import UIKit

/// A task that is its container's delegate, before the one that the app had set; several drivers of one container stand in a row.
@MainActor protocol ChainedTask: DrivenTask {
  associatedtype Delegate

  /// The container's delegate.
  var slot: Delegate? { get set }
  /// Who was the delegate before: another driver's task, or the app's own.
  var next: Delegate? { get set }
  /// The task, as the container knows it.
  var asDelegate: Delegate { get }
}

extension ChainedTask {
  /// The tasks of the container, the newest first.
  private var row: [Self] {
    (slot as? Self).map { Array(sequence(first: $0) { $0.next as? Self }) } ?? []
  }

  /// Whether the container asks the task, or one before it.
  var isAttached: Bool { row.contains { $0 === self } }

  /// The task whose fingers have begun the transition; the newest where none have.
  var asked: Self { row.first { $0.driver?.hasBegun ?? false } ?? self }

  /// The oldest task, whose next one is the app's own delegate.
  var last: Self { row.last ?? self }

  /// Who drives what the container asks about; the drivers of the other tasks have nothing to catch.
  func answer(for direction: InteractionDirection) -> InteractionDriver? {
    let asked = asked
    for other in row where other !== asked { other.driver?.yield() }
    return asked.driver?.answer(for: direction)
  }

  func attach() {
    next = slot
    slot = asDelegate
  }

  func detach() {
    guard let index = row.firstIndex(where: { $0 === self }) else { return }
    if index == 0 { slot = next } else { row[index - 1].next = next }
  }
}
