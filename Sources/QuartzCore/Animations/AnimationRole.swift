import Foundation

/// Who makes animations, and waits for their ends: a block of view animations.
@MainActor package protocol AnimationObserver: AnyObject {
  /// What it is called in a report on what still runs.
  var name: String { get }

  /// An animation has ended; its delegate does not know yet.
  func animationEnded(finished: Bool)
}

/// What an animation on a layer is to the engine: who made it, what moves it, what a cancel does with it. Fixed when it is added.
@MainActor package final class AnimationRole {
  /// Who made an animation.
  package enum Origin {
    /// The program: an explicit animation, or an implicit one.
    case app
    case viewAnimation(any AnimationObserver)
    /// The engine, for a change without animation that a clock may take back: ``InstantChange``.
    case instantChange
  }

  /// What the cancel of a transition does with the values that an animation has led to.
  package enum CancelPolicy {
    /// They go back to what they were before the transition (C-82).
    case restore
    /// They stay: the animation goes along with what the transition's container lies in, which no clock in the container brings back.
    case keep
    /// The model stays as it is: the animation has not changed it, or leads back by itself, since the transition had been cancelled when
    /// it began.
    case leaveModel
  }

  /// The role of what the program adds itself.
  static let explicit = AnimationRole(origin: .app)

  let origin: Origin
  let cancelPolicy: CancelPolicy
  /// Seconds between "now" and the beginning where the animation does not say when it begins; UIView's `delay` (C-61).
  let delay: CFTimeInterval
  /// Whether the layer's view takes no touches while it runs (C-71).
  let blocksTouches: Bool
  /// The clock that moves the animation in place of its own timing, and over which part of that clock's way.
  @exclusivity(unchecked) fileprivate(set) var track: AnimationTrack?

  package init(
    origin: Origin, cancelPolicy: CancelPolicy = .restore, delay: CFTimeInterval = 0, track: AnimationTrack? = nil,
    blocksTouches: Bool = false
  ) {
    (self.origin, self.cancelPolicy, self.delay) = (origin, cancelPolicy, delay)
    (self.track, self.blocksTouches) = (track, blocksTouches)
  }

  /// Puts straight lines in place of timing of its own, from where it is at a time of its layer (C-76).
  func linearize(at time: CFTimeInterval) {
    track?.linearize(at: time)
  }
}
