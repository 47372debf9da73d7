import QuartzCore

/// A percent-driven transition whose context the app has made itself: the clock lies over the context's container view (P-64, T-100).
///
/// Nothing but the protocol is asked of the context: its container view, and the calls that tell it of progress and release. A context
/// that stops its container's layer by itself, as the ones of hand-written containers do, keeps the layer's clock.
@MainActor final class AppContextDrive {
  private let context: any UIViewControllerContextTransitioning
  private let environment: UIEnvironment
  private var clock: TransitionClock?
  private let start: CFTimeInterval
  private var isInteractive = true
  private(set) var duration: TimeInterval = 0

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    environment = context.containerView.uiEnvironment
    start = environment.clock.now
  }

  /// Stops the clock at the start, and starts the animator, or leaves that to the container (T-3).
  func begin(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    // The container may have started the animator before this (P-64).
    let journal = ModelJournal(mayBeLate: true)
    let clock = TransitionClock(
      layers: [context.containerView.layer], start: start, duration: 0, journal: journal, environment: environment)
    self.clock = clock
    context.containerView.layer.keepsEndedAnimations = true
    clock.hold(atPercent: 0)
    let outer = environment.modelJournal
    environment.modelJournal = journal
    if let animator {
      let asked = animator.transitionDuration(using: context)
      set(duration: asked.isFinite ? max(0, asked) : 0)
      animate(animator)
      environment.modelJournal = outer
    } else {
      environment.runAfterCommit { [environment] in
        if environment.modelJournal === journal { environment.modelJournal = outer }
      }
    }
    leaveClockIfContextHasIt()
    self.clock?.fixBeginnings()
  }

  private func animate(_ animator: any UIViewControllerAnimatedTransitioning) {
    let outer = environment.animationRecording
    let recording = AnimationRecording(isScrubbed: true)
    environment.animationRecording = recording
    animator.animateTransition(using: context)
    environment.animationRecording = outer
    environment.note(recording)
  }

  /// Moves to a fraction, and tells the context.
  func update(_ percent: CGFloat) {
    guard isInteractive else { return }
    context.updateInteractiveTransition(percent)
    leaveClockIfContextHasIt()
    guard let clock else { return }
    clock.fixBeginnings()
    clock.straighten()
    measure()
    clock.hold(atPercent: Double(percent))
  }

  /// Lets go: tells the context, and lets the clock run to the end or back to the start (C-77).
  func release(cancelled: Bool, percent: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve) {
    guard isInteractive else { return }
    isInteractive = false
    if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    leaveClockIfContextHasIt()
    measure()
    guard let clock else { return }
    let valid = TransitionDriver.valid(speed) ?? 0.01
    if valid != speed { environment.report(.completionSpeed(transition: name, speed: Double(speed))) }  // P-18, C-78
    clock.release(cancelled: cancelled, percent: Double(percent), speed: Double(valid), curve: curve) { [weak self] in
      self?.end()
    }
  }

  /// Takes hold of the rest after a release; returns the fraction.
  func pause() -> CGFloat? {
    guard !isInteractive, let clock else { return nil }
    isInteractive = true
    context.pauseInteractiveTransition()
    return CGFloat(clock.hold(at: environment.clock.now))
  }

  /// Takes the clock away.
  func end() {
    guard let clock else { return }
    context.containerView.layer.keepsEndedAnimations = false
    environment.forgetKeptAnimations()
    clock.end()
    self.clock = nil
  }

  /// "A to B", for diagnostics.
  private var name: String {
    let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    return "\(from?.traceName ?? "nothing") to \(to?.traceName ?? "nothing")"
  }

  /// Whether there is still something to move.
  var isUnderWay: Bool { clock != nil || isInteractive }

  /// Without an animator to ask, the transition lasts as long as what moves in the container.
  private func measure() {
    guard duration == 0 else { return }
    let layer = context.containerView.layer
    let ends = environment.runningAnimations.filter { $0.layer.isDescendant(of: layer) }.map(\.remaining)
    set(duration: ends.filter(\.isFinite).max() ?? 0)
  }

  private func set(duration: TimeInterval) {
    self.duration = duration
    clock?.duration = duration
  }

  private func leaveClockIfContextHasIt() {
    if context.containerView.layer.speed == 0 { end() }
  }
}
