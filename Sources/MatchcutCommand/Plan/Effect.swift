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
  /// How the system presents, where it animates.
  var modalStyle = UIModalTransitionStyle.coverVertical

  /// Whether it can be made to take another time.
  package var hasDuration: Bool { animator != nil }

  /// Every effect.
  package static let all = [
    Effect(
      name: "system", summary: "the system's own push and pop, with parallax and shadow, and its presentations",
      kinds: TransitionKind.allCases, duration: 0.35, animator: nil),
    Effect(
      name: "slide", summary: "both screens slide sideways, one pushing the other out",
      kinds: TransitionKind.allCases, duration: 0.3
    ) { kind, duration in
      let animator = SlideAnimator(direction: kind.slide)
      animator.duration = duration
      return animator
    },
    Effect(
      name: "diagonal", summary: "the presented screen comes from the lower right corner", kinds: [.present, .dismiss],
      duration: 0.5
    ) { kind, duration in
      let animator = DiagonalAnimator(isPresenting: kind == .present)
      animator.duration = duration
      return animator
    },
    Effect(
      name: "dissolve", summary: "the system's crossDissolve", kinds: [.present, .dismiss], duration: 0.4,
      animator: nil,
      modalStyle: .crossDissolve),
    Effect(
      name: "flip", summary: "the system's flipHorizontal", kinds: [.present, .dismiss], duration: 0.75, animator: nil,
      modalStyle: .flipHorizontal),
  ]

  /// The effect with a name; throws ``UnknownNameError``.
  package static func named(_ name: String) throws -> Effect {
    guard let effect = all.first(where: { $0.name == name.lowercased() }) else {
      throw UnknownNameError(kind: "effect", name: name, known: all.map(\.name))
    }
    return effect
  }
}

extension TransitionKind {
  /// Which way a slide goes.
  var slide: SlideDirection {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present: .presentation
    case .dismiss: .dismissal
    }
  }
}
