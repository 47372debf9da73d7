import QuartzCore

/// Moves the alongside animations and the bars of a transition whose interaction controller draws the frames itself
/// (T-3, T-106).
@MainActor final class AlongsideProgress: AnimationClockOwner {
  let clock = AnimationClock()
  private let environment: UIEnvironment

  init(around container: CALayer, environment: UIEnvironment) {
    self.environment = environment
    clock.followSurroundings(of: container, in: environment)
    environment.animationClockOwners.append(self)
  }

  private var now: CFTimeInterval { clock.sourceTime(atRootTime: environment.clock.now) }
  private var position: AnimationProgress { clock.position(at: now) }

  /// Pauses at a progress that the interaction controller reports.
  func hold(at progress: CGFloat) {
    clock.hold(at: AnimationProgress(repeating: Double(progress)))
  }

  /// Pauses at the current progress, and returns it.
  func hold() -> CGFloat {
    clock.hold(at: position)
    return CGFloat(position.x)
  }

  /// Runs to the end, or back to the start, in a number of seconds along a curve (C-77).
  func release(cancelled: Bool, length: TimeInterval, curve: UIView.AnimationCurve) {
    clock.glide(
      Playhead.Glide(
        start: now, duration: length, from: position, to: cancelled ? .zero : .one,
        easing: .replacement(TimingCurve(curve.timingFunction.curve, duration: length))))
  }

  func checkClock(atRootTime time: CFTimeInterval) {
    guard let glide = clock.glide, clock.hasArrived(atRootTime: time) else { return }
    guard glide.to == .zero else { return finish() }
    // Back at the start, the alongside views keep what they show until the transition has ended (C-82).
    clock.hold(at: .zero)
    environment.clockEnded(clock, atStart: true)
  }

  /// Ends with the transition: at once after a cancel, else when the clock arrives.
  func end(cancelled: Bool) {
    if cancelled || !clock.isGliding { finish() }
  }

  private func finish() {
    clock.close()
    for layer in environment.layers(movedBy: clock) { layer.endAnimations(movedBy: clock, finished: true) }
    environment.clockEnded(clock, atStart: false)
    environment.animationClockOwners.removeAll { $0 === self }
  }
}
