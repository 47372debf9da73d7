import TransitionEffects
import UIKit

/// A transition that can be recorded.
package struct Effect: Sendable {
  /// How an effect wants a screen to be presented.
  enum Presentation: Sendable {
    /// In any style.
    case any
    /// In the style that leaves everything to the app.
    case custom
    /// By ``TransitionEffects/OverlayPresentationController``.
    case overlay
  }

  /// What changes the tabs.
  enum Tabs: Sendable {
    /// UIKit's tab bar.
    case bar
    /// The library's pages, which lie side by side.
    case pages
    /// The library's buttons.
    case buttons
  }

  /// The name that the command line takes.
  package let name: String
  /// What one sees, in a few words.
  package let summary: String
  /// The statements of the specification that say how it looks.
  package let source: String
  /// In what it can be shown.
  package let kinds: [TransitionKind]
  /// How long it takes, in seconds, unless told.
  package let duration: Double
  /// Makes the animator; nil where the system animates.
  let animator: (@MainActor @Sendable (TransitionKind, Double) -> any UIViewControllerAnimatedTransitioning)?
  /// How the system presents, where it animates.
  var modalStyle = UIModalTransitionStyle.coverVertical
  /// Whether the system zooms it out of a picture.
  var zooms = false
  /// What changes the tabs; the library's own controllers have fingers of their own.
  var tabs = Tabs.bar
  /// How the effect wants a screen to be presented.
  var presentation = Presentation.any
  /// The code that makes what is recorded, where that is not what the gallery's app shows.
  var call: (@Sendable (TransitionKind) -> String)?

  /// Whether it can be made to take another time.
  package var hasDuration: Bool { animator != nil || kinds == [.change] }
  /// Whether the tabs are a controller of the library's own.
  var hasOwnTabs: Bool { tabs != .bar }
  /// Whether a driver of the app's can hold it; else only fingers that the screen itself listens to.
  package var isDriven: Bool { animator != nil }

  /// The effect with a name; throws ``UnknownNameError``.
  package static func named(_ name: String) throws -> Effect {
    guard let effect = all.first(where: { $0.name == name.lowercased() }) else {
      throw UnknownNameError(kind: "effect", name: name, known: all.map(\.name))
    }
    return effect
  }

  /// An effect of the library's; `make` hears whether it is the way back.
  static func library(
    _ name: String, _ source: String, _ summary: String, _ duration: Double,
    in kinds: [TransitionKind] = TransitionKind.controllers, presentation: Presentation = .any, call: String? = nil,
    _ make: @escaping @MainActor @Sendable (_ isReversed: Bool) -> EffectAnimator
  ) -> Effect {
    var effect = Effect(name: name, summary: summary, source: source, kinds: kinds, duration: duration) {
      kind, duration in
      let animator = make(kind.isReversed)
      animator.duration = duration
      return animator
    }
    effect.presentation = presentation
    if let call { effect.call = { _ in call } }
    return effect
  }
}
