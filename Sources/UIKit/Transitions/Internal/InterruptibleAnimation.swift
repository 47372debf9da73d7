import QuartzCore

/// The animator of an interruptible transition, as the driver moves it: by progress from the transition's start to its end.
@MainActor struct InterruptibleAnimation {
  let animator: any UIViewImplicitlyAnimating

  /// Nil for the answer of an animator that does not implement `interruptibleAnimator(using:)`.
  init?(_ answer: any UIViewImplicitlyAnimating) {
    if answer === NoInterruptibleAnimator.shared { return nil }
    animator = answer
  }

  /// Whether it may be taken hold of while it runs.
  var allowsInterruption: Bool { (animator as? UIViewPropertyAnimator)?.isInterruptible ?? true }
  /// Whether the views that it moves take touches meanwhile (P-32).
  var allowsTouches: Bool { (animator as? UIViewPropertyAnimator)?.isUserInteractionEnabled ?? false }

  /// Whether it has come to its end, so that something else moves what is left of the transition.
  var isOver: Bool { animator.state == .inactive }
  /// What moves it, with the seconds until it starts and those that it takes; nil where it tells nobody.
  var clock: (AnimationClock, delay: TimeInterval, length: TimeInterval)? {
    guard let animator = animator as? UIViewPropertyAnimator, let run = animator.run else { return nil }
    return (run.clock, animator.delay, animator.duration)
  }

  /// The progress, whatever the direction.
  var progress: CGFloat {
    animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  /// Starts it by time, unless the app has done so.
  func start() {
    if animator.state == .inactive { animator.startAnimation() }
  }

  /// Makes it stand still, active.
  func hold() {
    if animator.isRunning || animator.state == .inactive { animator.pauseAnimation() }
  }

  /// Moves it to a progress.
  func scrub(to progress: CGFloat) {
    hold()
    if animator.isReversed { animator.isReversed = false }
    animator.fractionComplete = progress
  }

  /// Goes on to the end or back to the start: the length is the rest's at a speed, the curve is given (C-77).
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

  /// Goes to the end at once, and tells who waits for it.
  func finish() {
    guard allowsInterruption else { return }
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: .end) }
  }

  /// Runs blocks along with it; false where it has no clock to lend.
  func runAlongside(_ blocks: @escaping () -> Void) -> Bool {
    guard let animator = animator as? UIViewPropertyAnimator else { return false }
    animator.addAlongside(blocks)
    return true
  }
}
