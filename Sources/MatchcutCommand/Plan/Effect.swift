import TransitionEffects
import UIKit

/// A transition that can be recorded.
package struct Effect: Sendable {
  /// The name that the command line takes.
  package let name: String
  /// What one sees, in a few words.
  package let summary: String
  /// In what it can be shown.
  package let kinds: [TransitionKind]
  /// How long it takes, in seconds, unless told.
  package let duration: Double
  /// Makes the animator; nil where the system animates.
  let animator: (@MainActor @Sendable (TransitionKind, Double) -> any UIViewControllerAnimatedTransitioning)?

  /// Whether it can be made to take another time.
  package var hasDuration: Bool { animator != nil }

  /// Every effect.
  package static let all = [
    Effect(
      name: "system", summary: "the system's own push and pop, with parallax and shadow", kinds: [.push, .pop],
      duration: 0.35, animator: nil),
    Effect(
      name: "slide", summary: "both screens slide sideways, one pushing the other out", kinds: [.push, .pop],
      duration: 0.3
    ) { kind, duration in
      let animator = SlideAnimator(direction: kind == .push ? .push : .pop)
      animator.duration = duration
      return animator
    },
  ]

  /// The effect with a name; throws ``UnknownNameError``.
  package static func named(_ name: String) throws -> Effect {
    guard let effect = all.first(where: { $0.name == name.lowercased() }) else {
      throw UnknownNameError(kind: "effect", name: name, known: all.map(\.name))
    }
    return effect
  }
}
