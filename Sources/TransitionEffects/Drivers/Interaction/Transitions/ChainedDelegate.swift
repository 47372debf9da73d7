import UIKit

/// A task that is its container's delegate, before the one that the app had set; several drivers of one container stand in a row.
@MainActor protocol ChainedDelegate: DrivenTransition {
  associatedtype Delegate

  /// The container's delegate.
  var containerDelegate: Delegate? { get set }
  /// Who was the delegate before: another driver's task, or the app's own.
  var next: Delegate? { get set }
  /// The task, as the container knows it.
  var asDelegate: Delegate { get }
}

extension ChainedDelegate {
  /// The tasks of the container, the newest first.
  private var chain: [Self] {
    (containerDelegate as? Self).map { Array(sequence(first: $0) { $0.next as? Self }) } ?? []
  }

  /// Whether the container asks the task, or one before it.
  var isAttached: Bool { chain.contains { $0 === self } }

  /// The task whose fingers have begun the transition; the newest where none have.
  var active: Self { chain.first { $0.driver?.hasBegun ?? false } ?? self }

  /// The oldest task, whose next one is the app's own delegate.
  var last: Self { chain.last ?? self }

  /// Who drives what the container asks about; the drivers of the other tasks have nothing to catch.
  func interactionController(for direction: InteractionDirection) -> InteractionDriver? {
    let active = active
    for other in chain where other !== active { other.driver?.yield() }
    return active.driver?.interactionController(for: direction)
  }

  func attach() {
    next = containerDelegate
    containerDelegate = asDelegate
  }

  func detach() {
    guard let index = chain.firstIndex(where: { $0 === self }) else { return }
    if index == 0 { containerDelegate = next } else { chain[index - 1].next = next }
  }
}
