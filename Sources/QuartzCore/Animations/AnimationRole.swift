import Foundation

/// An observer of the animations that it made: a view animation block.
@MainActor package protocol AnimationObserver: AnyObject {
  /// The name in a report of running animations.
  var name: String { get }

  /// Notifies of the end of an animation, before its delegate is called.
  func animationEnded(finished: Bool)
}

/// The engine's knowledge of an animation: its origin, the clock that moves it, and the policy for a cancel. Fixed when
/// it is added.
@MainActor package final class AnimationRole {
  /// The code that made an animation.
  package enum Origin {
    /// The program: an explicit animation, or an implicit one.
    case app
    case viewAnimation(any AnimationObserver)
    /// The engine, for a change without animation inside a transition that may be cancelled: ``InstantChange``.
    case instantChange
  }

  /// The effect of a cancelled transition on the values that an animation has led to.
  package enum CancelPolicy {
    /// The values before the transition are restored (C-82).
    case restore
    /// The values stay: the animation belongs to a change of the container's surroundings, which no clock in the
    /// container moves.
    case keep
    /// The model stays: the animation has not changed it, or began after the cancel and leads back by itself.
    case leaveModel
  }

  /// The role of an animation that the app adds itself.
  static let explicit = AnimationRole(origin: .app)

  let origin: Origin
  let cancelPolicy: CancelPolicy
  /// Seconds from the commit to the beginning of an animation without a `beginTime`; UIView's `delay` (C-61).
  let delay: CFTimeInterval
  /// Whether the layer's view gets no touches while the animation runs (C-71).
  let blocksTouches: Bool
  /// The clock that moves the animation in place of its own timing, and the span of that clock's progress.
  @exclusivity(unchecked) fileprivate(set) var track: AnimationTrack?

  package init(
    origin: Origin, cancelPolicy: CancelPolicy = .restore, delay: CFTimeInterval = 0, track: AnimationTrack? = nil,
    blocksTouches: Bool = false
  ) {
    (self.origin, self.cancelPolicy, self.delay) = (origin, cancelPolicy, delay)
    (self.track, self.blocksTouches) = (track, blocksTouches)
  }

  /// Replaces custom timing by two straight lines through its progress at a time of the layer (C-76).
  func linearize(at time: CFTimeInterval) {
    track?.linearize(at: time)
  }
}
