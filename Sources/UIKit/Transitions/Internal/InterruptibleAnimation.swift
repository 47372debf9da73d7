import QuartzCore

/// The animator of an interruptible transition, moved by progress from the transition's start to its end.
@MainActor struct InterruptibleAnimation {
  let animator: any UIViewImplicitlyAnimating

  /// Nil for an animator that does not implement `interruptibleAnimator(using:)`.
  init?(_ answer: any UIViewImplicitlyAnimating) {
    if answer === NoInterruptibleAnimator.shared { return nil }
    animator = answer
  }

  /// Whether the animator can be interrupted while it runs.
  var allowsInterruption: Bool { (animator as? UIViewPropertyAnimator)?.isInterruptible ?? true }
  /// Whether the animated views receive touches meanwhile (P-32).
  var allowsTouches: Bool { (animator as? UIViewPropertyAnimator)?.isUserInteractionEnabled ?? false }

  /// Whether the animator has ended, so that the clock over the container moves the rest of the transition.
  var isOver: Bool { animator.state == .inactive }
  /// The animator's clock, its delay and its length in seconds; nil for a class of the app's own.
  var clock: (AnimationClock, delay: TimeInterval, length: TimeInterval)? {
    guard let animator = animator as? UIViewPropertyAnimator, let playback = animator.playback else { return nil }
    return (playback.clock, animator.delay, animator.duration)
  }

  /// The progress from the transition's start, in both directions.
  var progress: CGFloat {
    animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  /// Starts the animator, unless the app has started it.
  func start() {
    if animator.state == .inactive { animator.startAnimation() }
  }

  /// Pauses the animator.
  func hold() {
    if animator.isRunning || animator.state == .inactive { animator.pauseAnimation() }
  }

  /// Pauses the animator at a progress.
  func scrub(to progress: CGFloat) {
    hold()
    if animator.isReversed { animator.isReversed = false }
    animator.fractionComplete = progress
  }

  /// Runs on to the end, or back to the start, at a speed and along a curve (C-77).
  func release(cancelled: Bool, speed: CGFloat, timing: any UITimingCurveProvider) {
    hold()
    let rest = cancelled ? progress : 1 - progress
    if animator.isReversed != cancelled { animator.isReversed = cancelled }
    var factor = max(0, rest) / speed
    if factor > 0, timing.springTimingParameters != nil, let length = clock?.length, length > 0 {
      factor = max(factor, TimingCurve.shortestSpring / length)
    }
    animator.continueAnimation(withTimingParameters: timing, durationFactor: factor)
  }

  /// Finishes the animator at its end, or at its start, at once, so that its completions run.
  func finish(at position: UIViewAnimatingPosition = .end) {
    guard allowsInterruption else { return }
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: position) }
  }

  /// Runs blocks along with the animator; returns false where it has no clock for them.
  func runAlongside(_ blocks: @escaping () -> Void) -> Bool {
    guard let animator = animator as? UIViewPropertyAnimator else { return false }
    animator.addAlongside(blocks)
    return true
  }
}
