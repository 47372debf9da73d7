import QuartzCore

/// Moves what goes along with an interaction controller that draws by itself: the alongside blocks, wherever their views are, and the
/// bars; what the controller moves is its own (T-3, T-106).
@MainActor final class CompanionProgress {
  let clock = ProgressClock()
  private let environment: UIEnvironment

  init(around container: CALayer, environment: UIEnvironment) {
    self.environment = environment
    clock.stepOutside(of: container, in: environment)
    environment.progressClocks.append(clock)
  }

  /// What the blocks' animations are moved by.
  var track: AnimationTrack { AnimationTrack(clock: clock) }

  private var now: CFTimeInterval { clock.time(atRootTime: environment.clock.now) }
  private var progress: ProgressClock.Progress { clock.progress(atOuterTime: now) }

  /// Stands at a progress that the controller reports.
  func hold(at percent: CGFloat) {
    clock.hold(at: .init(repeating: Double(percent)))
  }

  /// Stands where it is; returns the progress.
  func hold() -> CGFloat {
    clock.onArrival = nil
    clock.hold(at: progress)
    return CGFloat(progress.x)
  }

  /// Goes to the end, or back to the start, in seconds along a curve (C-77).
  func release(cancelled: Bool, length: TimeInterval, curve: UIView.AnimationCurve) {
    let (from, to) = (progress, cancelled ? ProgressClock.Progress.zero : .one)
    let bezier = curve.timingFunction.curve
    clock.glide(
      ProgressClock.Glide(start: now, duration: length, from: from, to: to) {
        from + (to - from) * bezier.value(at: $0)
      })
    // Back at the start the blocks' views stay as they were shown, until the transition is over (C-82).
    clock.onArrival = cancelled ? { self.clock.releaseFollower(atStart: true) } : { self.finish() }
  }

  /// The transition is over: what was cancelled is taken away, the rest arrives by itself.
  func end(cancelled: Bool) {
    if cancelled || !clock.isGliding { finish() }
  }

  private func finish() {
    clock.isOver = true
    for layer in environment.layers(movedBy: clock) { layer.endAnimations(movedBy: clock, finished: true) }
    clock.onArrival = nil
    clock.releaseFollower(atStart: false)
    environment.progressClocks.removeAll(identicalTo: clock)
  }
}
