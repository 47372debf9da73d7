import UIKit

/// A driven transition that is its container's delegate and forwards to the previous one; several drivers form a chain.
@MainActor protocol ChainedDelegate: DrivenTransition {
  associatedtype Delegate

  /// The container's delegate.
  var containerDelegate: Delegate? { get set }
  /// The previous delegate: another driver's transition, or the app's.
  var next: Delegate? { get set }
  /// The object as the container's delegate.
  var asDelegate: Delegate { get }
}

extension ChainedDelegate {
  /// The driven transitions of the container, the newest first.
  private var chain: [Self] {
    (containerDelegate as? Self).map { Array(sequence(first: $0) { $0.next as? Self }) } ?? []
  }

  /// Whether the object is in the container's chain of delegates.
  var isAttached: Bool { chain.contains { $0 === self } }

  /// The one whose gesture has begun the transition; the newest if none has.
  var active: Self { chain.first { $0.driver?.hasBegun ?? false } ?? self }

  /// The oldest one, whose next delegate is the app's.
  var last: Self { chain.last ?? self }

  /// The interaction controller for the container; the other drivers have nothing to catch.
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
