import QuartzCore

/// Which clock moves what in a transition: one over the container, or an animator's, or one for what only goes along.
extension TransitionDriver {
  func makeClock() -> TransitionClock {
    TransitionClock(
      layers: clockedLayers, start: startTime, duration: duration, journal: journal, environment: environment)
  }

  /// The interaction controller draws by itself (T-3): what it does not draw, bars and alongside views, follows its progress.
  func scrubCompanions() {
    startTime = environment.clock.now
    let companions = CompanionProgress(around: request.containerView.layer, environment: environment)
    self.companions = companions
    UIView.performWithoutAnimation(request.prepareCompanions)
    runAlongside(scrubbed: true, timing: nil)
    clock = TransitionClock(
      layers: companionLayers + outsideLayers, start: startTime, duration: duration, journal: journal,
      environment: environment)
    clock?.follow(companions.clock, length: duration)
    clock?.fixBeginnings()
  }

  /// Everything in the container goes along with the animator that can be taken hold of (C-80).
  func go(alongWith animation: InterruptibleAnimation) {
    startTime = environment.clock.now
    guard let (progress, delay, length) = animation.clock else { return go(besides: animation) }
    putOutsideLayersOnClock()
    clock = makeClock()
    clock?.follow(progress, delay: delay, length: length)
    clock?.fixBeginnings()
  }

  /// An animator of the app's own making shows nobody its clock: what goes along follows the progress that is reported (T-106).
  private func go(besides animation: InterruptibleAnimation) {
    let companions = CompanionProgress(around: request.containerView.layer, environment: environment)
    self.companions = companions
    if animation.animator.isRunning { companions.release(cancelled: false, length: duration, curve: .easeInOut) }
  }

  func putOutsideLayersOnClock() {
    let outside = coordinator?.alongsideViews.filter { !$0.isDescendant(of: request.containerView) } ?? []
    outsideLayers = outside.map(\.layer)
    for layer in outsideLayers { clock?.add(layer) }
    if journal != nil { keepEnded(in: outsideLayers) }
  }

  /// What ends by time is kept for a finger that goes back (C-82).
  func keepEnded(in layers: [CALayer]) {
    for layer in layers { layer.keepsEndedAnimations = true }
  }

  func forgetEnded() {
    guard journal != nil else { return }
    for layer in clockedLayers { layer.keepsEndedAnimations = false }
    environment.forgetKeptAnimations()
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

  /// Stops the animator that can be taken hold of, or else the clock over the container; returns the progress.
  func holdWhereItIs() -> CGFloat {
    endAnimationsFromOutside()
    if let interruptible {
      interruptible.hold()
      if let companions { _ = companions.hold() }
      return interruptible.progress
    }
    if let companions { return companions.hold() }
    noteEasedAnimations()
    let clock = clock ?? makeClock()
    self.clock = clock
    clock.fixBeginnings()
    return CGFloat(clock.hold(at: environment.clock.now))
  }
}
