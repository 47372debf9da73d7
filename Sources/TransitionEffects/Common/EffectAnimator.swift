import UIKit

/// What all effects have in common: a time, a direction, a timing, and that they leave nothing behind (E-85, E-86).
///
/// An effect serves a push, a tab change, a presentation and their reverses alike, by time and under a finger. It is made for one
/// transition; `isReversed` is the way back (a pop, a dismissal, a tab on the left). Where direction matters, it is mirrored in
/// right-to-left layouts (E-87).
///
/// UIKit withholds one of the screens where it stays behind the other (sheets, `.overFullScreen`, `.custom`). An effect that needs
/// both then fades the screen that it has in or out: ``EffectScene/dissolve()``.
///
/// To make an effect of one's own, override ``animate(_:)``, and call one of the scene's `animate` methods there.
@MainActor open class EffectAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the effect takes, in seconds; counts as 0…1,000,000, and what is no number as 0.
  @exclusivity(unchecked) public var duration: TimeInterval
  /// Whether it is the way back.
  @exclusivity(unchecked) public var isReversed: Bool
  /// Whether left and right are exchanged.
  @exclusivity(unchecked) public var isMirrored = false
  /// Another timing than the effect's own; nil for its own.
  @exclusivity(unchecked) public var timing: EffectTiming?
  /// Hears of the transition before the effect begins, so that what lies beside it may go along.
  @exclusivity(unchecked) var willAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  /// An effect that takes a number of seconds.
  public init(duration: TimeInterval, isReversed: Bool) {
    self.duration = duration
    self.isReversed = isReversed
    super.init()
  }

  /// Sets the scene and begins the effect's animations; without an override, a fade.
  open func animate(_ scene: EffectScene) {
    scene.dissolve()
  }

  /// The effect's length, in seconds, in 0…1,000,000.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration.usable(in: 0...1e6, else: 0)
  }

  /// Makes the scene and lets the effect begin.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    willAnimate(transitionContext)
    animate(EffectScene(transitionContext, effect: self))
  }
}
