import QuartzCore

/// The clocks that move a transition: one over the container, an animator's, or one for the alongside animations alone.
extension TransitionDriver: ClockOwner {
  package func checkClock(atRootTime time: CFTimeInterval) {
    progress.arrive(atRootTime: time)
  }

  func attachClock() {
    progress.attachClock(to: clockedLayers, from: startTime, log: log ?? openLogWhenPaused())
  }

  /// Opens the log of a system transition that began non-interactively and is paused now.
  private func openLogWhenPaused() -> RewindLog {
    let log = RewindLog(in: environment) { [context] in context.transitionWasCancelled }
    self.log = log
    log.claim(clockedLayers, since: startTime)
    log.cover(clockedLayers)
    return log
  }

  /// Moves bars and alongside views by the reported progress, because the interaction controller draws only the screens
  /// (T-3).
  func scrubAlongside() {
    startTime = environment.clock.now
    let alongside = AlongsideProgress(around: request.containerView.layer, environment: environment)
    alongsideProgress = alongside
    UIView.performWithoutAnimation(request.prepareCompanions)
    runAlongside(scrubbed: true, timing: nil)
    progress.attachClock(to: companionLayers + outsideLayers, from: startTime, log: log ?? openLogWhenPaused())
    progress.follow(alongside.clock, length: duration)
    progress.fixBeginnings()
  }

  /// Restores what alongside blocks have changed in a container whose interaction controller draws the screens (C-82).
  ///
  /// Called after the progress has gone back to the start.
  func restoreAlongsideInContainer() {
    let layer = request.containerView.layer
    log?.rewind([layer], atParentTime: layer.storedSuperlayer?.localTime(atRootTime: startTime) ?? startTime)
  }

  /// Moves everything in the container by the clock of the interruptible animator (C-80).
  func follow(_ animation: InterruptibleAnimation) {
    startTime = environment.clock.now
    guard let (clock, delay, length) = animation.clock else { return moveAlongside(for: animation) }
    addOutsideLayersToClock()
    attachClock()
    progress.follow(clock, delay: delay, length: length)
    progress.fixBeginnings()
  }

  /// Moves the alongside animations by the reported progress, because an animator of the app's own class has no clock
  /// (T-106).
  private func moveAlongside(for animation: InterruptibleAnimation) {
    let alongside = AlongsideProgress(around: request.containerView.layer, environment: environment)
    alongsideProgress = alongside
    if animation.animator.isRunning { alongside.release(cancelled: false, length: duration, curve: .easeInOut) }
  }

  func addOutsideLayersToClock() {
    let outside = coordinator?.alongsideViews.filter { !$0.isDescendant(of: request.containerView) } ?? []
    outsideLayers = outside.map(\.layer)
    for layer in outsideLayers { progress.addToClock(layer) }
    log?.cover(outsideLayers)
  }

  var clockedLayers: [CALayer] {
    [request.containerView.layer] + companionLayers + outsideLayers
  }

  var companionLayers: [CALayer] {
    (request.companionViews + request.liveCompanionViews).map(\.layer)
  }

  /// Ends the animations of rotations and size changes around the container before the transition is scrubbed.
  func endSurroundingAnimations() {
    for layer in clockedLayers { layer.endSurroundingAnimations(in: environment) }
  }

  /// Pauses the interruptible animator, or else the clock over the container.
  func pauseAtCurrentProgress() {
    endSurroundingAnimations()
    let reported = alongsideProgress?.hold()
    if let interruptible {
      interruptible.hold()
      return progress.report(interruptible.progress)
    }
    if let reported { return progress.report(reported) }
    noteEasedAnimations()
    if progress.clock == nil { attachClock() }
    progress.fixBeginnings()
    progress.hold()
  }

  /// Returns the speed if the transition arrives at it; else reports it and returns 0.01 (P-18, C-78).
  func validSpeed(_ speed: CGFloat) -> CGFloat {
    if let speed = Self.valid(speed) { return speed }
    environment.report(.completionSpeed(transition: name, speed: Double(speed)))
    return 0.01
  }

  /// Returns the speed if the rest of a transition arrives at it, else nil (C-78).
  static func valid(_ speed: CGFloat) -> CGFloat? {
    speed >= 0.01 && speed.isFinite ? speed : nil
  }
}
