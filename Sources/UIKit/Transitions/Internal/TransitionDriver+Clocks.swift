import QuartzCore

/// The clocks that move a transition: one over the container, or an animator's, or one for the alongside animations alone.
extension TransitionDriver: ClockOwner {
  package func checkClock(atRootTime time: CFTimeInterval) {
    progress.arrive(atRootTime: time)
  }

  func coverLayers() {
    progress.cover(clockedLayers, from: startTime, log: log ?? openLateLog())
  }

  /// The system's own transition has begun by time, and is taken hold of.
  private func openLateLog() -> RewindLog {
    let log = RewindLog(in: environment) { [context] in context.transitionWasCancelled }
    self.log = log
    log.claim(clockedLayers, since: startTime)
    log.cover(clockedLayers)
    return log
  }

  /// The interaction controller draws by itself (T-3): bars and alongside views, which it does not draw, follow its progress.
  func scrubAlongside() {
    startTime = environment.clock.now
    let alongside = AlongsideProgress(around: request.containerView.layer, environment: environment)
    alongsideProgress = alongside
    UIView.performWithoutAnimation(request.prepareCompanions)
    runAlongside(scrubbed: true, timing: nil)
    progress.cover(companionLayers + outsideLayers, from: startTime, log: log ?? openLateLog())
    progress.follow(alongside.clock, length: duration)
    progress.fixBeginnings()
  }

  /// Everything in the container follows the clock of the interruptible animator (C-80).
  func follow(_ animation: InterruptibleAnimation) {
    startTime = environment.clock.now
    guard let (clock, delay, length) = animation.clock else { return moveAlongside(besides: animation) }
    putOutsideLayersOnClock()
    coverLayers()
    progress.follow(clock, delay: delay, length: length)
    progress.fixBeginnings()
  }

  /// An animator of an app's own class has no clock to follow: the alongside animations follow the reported progress (T-106).
  private func moveAlongside(besides animation: InterruptibleAnimation) {
    let alongside = AlongsideProgress(around: request.containerView.layer, environment: environment)
    alongsideProgress = alongside
    if animation.animator.isRunning { alongside.release(cancelled: false, length: duration, curve: .easeInOut) }
  }

  func putOutsideLayersOnClock() {
    let outside = coordinator?.alongsideViews.filter { !$0.isDescendant(of: request.containerView) } ?? []
    outsideLayers = outside.map(\.layer)
    for layer in outsideLayers { progress.add(layer) }
    log?.cover(outsideLayers)
  }

  var clockedLayers: [CALayer] {
    [request.containerView.layer] + companionLayers + outsideLayers
  }

  var companionLayers: [CALayer] {
    (request.companionViews + request.liveCompanionViews).map(\.layer)
  }

  /// What goes along with the surroundings is where it will be before a finger takes hold of what is inside.
  func endAnimationsFromOutside() {
    for layer in clockedLayers { layer.endAnimationsFromOutside(in: environment) }
  }

  /// Pauses the interruptible animator, or else the clock over the container.
  func holdWhereItIs() {
    endAnimationsFromOutside()
    let reported = alongsideProgress?.hold()
    if let interruptible {
      interruptible.hold()
      return progress.report(interruptible.progress)
    }
    if let reported { return progress.report(reported) }
    noteEasedAnimations()
    if progress.clock == nil { coverLayers() }
    progress.fixBeginnings()
    progress.hold()
  }

  /// A speed that arrives; another is reported and replaced (P-18, C-78).
  func validSpeed(_ speed: CGFloat) -> CGFloat {
    if let speed = Self.valid(speed) { return speed }
    environment.report(.completionSpeed(transition: name, speed: Double(speed)))
    return 0.01
  }

  /// A speed at which the rest of a transition arrives; nil where it would not (C-78).
  static func valid(_ speed: CGFloat) -> CGFloat? {
    speed >= 0.01 && speed.isFinite ? speed : nil
  }
}
