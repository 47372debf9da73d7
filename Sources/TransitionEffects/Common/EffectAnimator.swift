import UIKit

/// The base class of all effects: a duration, a direction and a timing; the scene is restored at the end (E-85, E-86).
///
/// An effect serves pushes, tab changes and presentations and their reverses, by time and under a finger. It is made
/// for one transition. An effect with a direction is mirrored in right-to-left layouts (E-87).
///
/// UIKit withholds one of the screens where it stays behind the other (sheets, `.overFullScreen`, `.custom`). An effect
/// that needs both fades the one that it gets instead: ``EffectScene/dissolve()``.
///
/// To write an effect, override ``animate(_:)``, and call one of the scene's `animate` methods there.
@MainActor open class EffectAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The effect's duration, in seconds, clamped to 0…1,000,000; 0 if it is not finite.
  @exclusivity(unchecked) public var duration: TimeInterval
  /// Whether the transition leads back: a pop, a dismissal, a change to a tab on the left.
  @exclusivity(unchecked) public var isReversed: Bool
  /// Whether left and right are exchanged.
  @exclusivity(unchecked) public var isMirrored = false
  /// A timing that replaces the effect's own; nil for its own.
  @exclusivity(unchecked) public var timing: EffectTiming?
  /// Called before the effect begins, so that views beside it can animate along.
  @exclusivity(unchecked) var willAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  /// Called before an effect is asked for its duration, and before it begins; nil where no numbers are tunable.
  @exclusivity(unchecked) package static var prepare: ((EffectAnimator) -> Void)?
  /// The app's own numbers by their names, each with the number that is set in its place.
  @exclusivity(unchecked) package var tunedNumbers: [String: (own: Double, tuned: Double)] = [:]

  /// Makes an effect with a duration, in seconds.
  public init(duration: TimeInterval, isReversed: Bool) {
    self.duration = duration
    self.isReversed = isReversed
    super.init()
  }

  /// Begins the effect's animations in the scene; a fade unless overridden.
  open func animate(_ scene: EffectScene) {
    scene.dissolve()
  }

  /// The effect's duration, in seconds, in 0…1,000,000.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.prepare?(self)
    return duration.usable(in: 0...1e6, else: 0)
  }

  /// Makes the scene and begins the effect.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    Self.prepare?(self)
    willAnimate(transitionContext)
    animate(EffectScene(transitionContext, effect: self))
  }
}
