import QuartzCore

/// A percent-driven transition whose context is the app's own: a clock over the context's container view (P-64, T-100).
///
/// Only the protocol is used of the context: its container view, and its methods for progress and release. A context
/// that sets the speed of its container's layer to 0, as those of hand-written containers do, moves that layer itself,
/// so the clock is removed.
@MainActor final class CustomContextInteraction: ClockOwner {
  private let context: any UIViewControllerContextTransitioning
  private(set) lazy var progress = TransitionProgress(owner: self, environment: environment)
  private let start: CFTimeInterval
  private var isInteractive = true
  private var log: RewindLog?

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    start = context.containerView.uiEnvironment.clock.now
  }

  /// Pauses the clock at the start, and starts the animator. Without one, the container starts its own (T-3).
  func begin(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    // The container may have started the animator before this call (P-64).
    let log = RewindLog(in: environment) { [context] in context.transitionWasCancelled }
    self.log = log
    let container = context.containerView.layer
    log.claim([container], since: start, from: container.rewindLog)
    log.cover([container])
    progress.attachClock(to: [container], from: start, log: log)
    progress.hold(at: 0)
    let outer = environment.rewindScope
    environment.rewindScope = RewindScope(log)
    if let animator {
      let asked = animator.transitionDuration(using: context)
      progress.duration = asked.isFinite ? max(0, asked) : 0
      animate(animator)
      environment.rewindScope = outer
    } else {
      environment.runAfterCommit { [environment] in
        if environment.rewindScope?.log === log { environment.rewindScope = outer }
      }
    }
    endIfContextMovesLayer()
    progress.fixBeginnings()
  }

  private func animate(_ animator: any UIViewControllerAnimatedTransitioning) {
    let outer = environment.animationRecording
    let recording = AnimationRecording(isScrubbed: true)
    environment.animationRecording = recording
    animator.animateTransition(using: context)
    environment.animationRecording = outer
    environment.note(recording)
  }

  /// Moves to a progress, and reports it to the context.
  func update(_ percent: CGFloat) {
    guard isInteractive else { return }
    context.updateInteractiveTransition(percent)
    endIfContextMovesLayer()
    progress.fixBeginnings()
    progress.linearize()
    measureDuration()
    progress.hold(at: percent)
  }

  /// Reports the release to the context, and runs the clock to the end or back to the start (C-77).
  func release(cancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    guard isInteractive else { return }
    isInteractive = false
    if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    endIfContextMovesLayer()
    measureDuration()
    guard progress.clock != nil else { return }
    let valid = TransitionDriver.valid(speed) ?? 0.01
    if valid != speed { environment.report(.completionSpeed(transition: name, speed: Double(speed))) }  // P-18, C-78
    progress.release(cancelled: cancelled, speed: valid, curve: curve, timing: nil)
  }

  /// Pauses the transition after a release.
  func pause() {
    guard !isInteractive, progress.clock != nil else { return }
    isInteractive = true
    context.pauseInteractiveTransition()
    progress.hold()
  }

  func checkClock(atRootTime time: CFTimeInterval) {
    if progress.arrive(atRootTime: time) { end() }
  }

  /// Removes the clock.
  func end() {
    guard progress.clock != nil else { return }
    log?.close()
    log = nil
    progress.detachClock()
  }

  private var environment: UIEnvironment { context.containerView.uiEnvironment }

  /// "A to B", for diagnostics.
  private var name: String {
    let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    return "\(from?.traceName ?? "nothing") to \(to?.traceName ?? "nothing")"
  }

  /// Whether the transition is interactive, or runs to its end after a release.
  var isUnderWay: Bool { progress.clock != nil || isInteractive }

  /// Takes the duration from the animations in the container, because there is no animator to ask.
  private func measureDuration() {
    guard progress.clock != nil, progress.duration == 0 else { return }
    let layer = context.containerView.layer
    let ends = environment.runningAnimations.filter { $0.layer.isDescendant(of: layer) }.map(\.remaining)
    progress.duration = ends.filter(\.isFinite).max() ?? 0
  }

  private func endIfContextMovesLayer() {
    if context.containerView.layer.speed == 0 { end() }
  }
}
