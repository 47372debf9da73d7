import EventTrace
import QuartzCore

/// Runs one transition of any container from the first question to the last callback, exactly once.
///
/// See ``TransitionState`` for its states. The container hands it a ``TransitionRequest``; it asks the delegates in UIKit's
/// order (T-1), makes context and coordinator, sends the callbacks, starts animator or interaction controller (T-3), holds
/// the clock while a finger does, and ends it all inside `completeTransition(_:)` (T-6).
@MainActor package final class TransitionDriver {
  package let request: TransitionRequest
  package let environment: UIEnvironment
  let context: TransitionContext
  package private(set) var state = TransitionState.idle
  private(set) var coordinator: TransitionCoordinator?
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The animator that can be taken hold of, where there is one; asked for once.
  private var interruptible: InterruptibleAnimation?
  private(set) var duration: TimeInterval = 0
  private var clock: TransitionClock?
  private(set) var percent: CGFloat = 0
  private var disabledViews: [UIView] = []
  private var watchdog: TransitionWatchdog?

  package init(_ request: TransitionRequest, environment: UIEnvironment) {
    self.request = request
    self.environment = environment
    context = TransitionContext(request)
    context.driver = self
  }

  /// Whether the transition has begun and has not ended.
  package var isUnderWay: Bool {
    switch state {
    case .preparing, .running: true
    default: false
    }
  }

  /// Whether the transition can be taken hold of while it runs.
  var isInterruptible: Bool { interruptible?.allowsInterruption ?? false }

  /// "A to B", for diagnostics.
  package var name: String { request.name }

  // MARK: Beginning

  /// Asks, tells, and starts.
  package func start() {
    move(to: .preparing)
    environment.drivers.append(self)
    let coordinator = TransitionCoordinator(context: context, driver: self)
    self.coordinator = coordinator
    for participant in request.participants { participant.ownDriver = self }
    environment.perform {
      askDelegates()
      let isInteractive = interaction?.wantsInteractiveStart ?? false
      coordinator.begin(interactively: isInteractive)
      context.setInteractive(isInteractive)
      request.sendWills()
      setParticipantsInteraction(enabled: false)
      if !request.isAnimated {
        coordinator.runAlongside()
        complete(true)
      } else if isInteractive {
        startInteractively()
      } else {
        (interaction as? UIPercentDrivenInteractiveTransition)?.follow(self)
        startAnimating(scrubbed: false)
      }
    }
  }

  private func askDelegates() {
    guard request.isAnimated else { return }
    animator = request.animatorQuestion() ?? request.defaultAnimator
    guard let animator else { return }
    interaction =
      animator === request.defaultAnimator ? request.defaultInteraction : request.interactionQuestion(animator)
    let asked = animator.transitionDuration(using: context)
    duration = asked.isFinite ? max(0, asked) : 0
    if asked != duration {
      environment.report(.invalidAnimationTiming(duration: asked, delay: 0))
    }
  }

  private func startInteractively() {
    guard let interaction else { return }
    move(to: .running(.interactive))
    record(.animator, "startInteractiveTransition")
    watchdog = TransitionWatchdog(driver: self)
    interaction.startInteractiveTransition(context)
    guard isUnderWay, interruptible == nil, coordinator?.hasRunAlongside == false else { return }
    if !startInterruptibly({ _ in }) { scrubCompanions() }
  }

  /// The interaction controller draws by itself (T-3): what it does not draw, bars and alongside views, follows its progress.
  private func scrubCompanions() {
    clock = TransitionClock(
      layers: request.companionViews.map(\.layer), now: environment.clock.now, duration: duration,
      environment: environment)
    clock?.hold(atPercent: 0)
    UIView.performWithoutAnimation(request.prepareCompanions)
    runAlongside(scrubbed: true, timing: nil)
  }

  /// Called by the percent driver: holds the clock and starts the animator.
  func startScrubbing() {
    clock = TransitionClock(
      layers: clockedLayers, now: environment.clock.now, duration: duration, environment: environment)
    clock?.hold(atPercent: 0)
    startAnimating(scrubbed: true)
  }

  private func startAnimating(scrubbed: Bool) {
    guard let animator else { return complete(true) }
    if !scrubbed { move(to: .running(.animating)) }
    if watchdog == nil { watchdog = TransitionWatchdog(driver: self) }
    UIView.performWithoutAnimation(request.prepareCompanions)
    request.containerView.layoutIfNeeded()  // P-70: pending layout must not be caught in the animator's blocks
    if startInterruptibly({ scrubbed ? $0.hold() : $0.start() }) { return }
    record(.animator, "animateTransition")
    let recording = AnimationRecording(isScrubbed: scrubbed)
    environment.animationRecording = recording
    animator.animateTransition(using: context)
    environment.animationRecording = nil
    if isUnderWay { runAlongside(scrubbed: scrubbed, timing: recording.firstTiming) }
  }

  /// Asks for the animator that can be taken hold of, and starts it (T-103); false where there is none.
  ///
  /// Its own clock moves the alongside blocks too, in place of a clock over the container.
  private func startInterruptibly(_ start: (InterruptibleAnimation) -> Void) -> Bool {
    guard let animator, let coordinator else { return false }
    guard let answer = InterruptibleAnimation(animator.interruptibleAnimator(using: context)) else { return false }
    interruptible = answer
    record(.animator, "interruptibleAnimator")
    clock?.end()
    clock = nil
    if answer.allowsTouches { setParticipantsInteraction(enabled: true) }  // P-32
    start(answer)
    guard isUnderWay else { return true }
    let isAlong = answer.runAlongside { [request] in
      request.animateCompanions(coordinator)
      coordinator.runAlongside()
    }
    if !isAlong { runAlongside(scrubbed: false, timing: nil) }
    return true
  }

  /// Runs the alongside blocks in the transition's animation context: the animator's own timing where it has one (T-106, T-107).
  private func runAlongside(scrubbed: Bool, timing: ViewAnimationTiming?) {
    guard let coordinator else { return }
    for view in coordinator.alongsideViews where !view.isDescendant(of: request.containerView) {
      clock?.add(view.layer)
    }
    var timing = timing ?? ViewAnimationTiming(duration: duration, delay: 0, options: scrubbed ? .curveLinear : [])
    // A spring has a length of its own; anything else lasts as long as the transition says.
    if case .curve = timing.shape { timing.duration = duration }
    timing.delay = 0
    let animationContext = ViewAnimationContext(
      timing: timing, isAlongside: true, environment: environment, completion: nil)
    animationContext.run {
      request.animateCompanions(coordinator)
      coordinator.runAlongside()
    }
  }

  private var clockedLayers: [CALayer] {
    [request.containerView.layer] + (request.companionViews + request.liveCompanionViews).map(\.layer)
  }

  // MARK: Interaction

  /// The transition's progress was reported.
  ///
  /// - Parameter drives: whether an interruptible animator is to follow; apps that report move it themselves (T-103).
  func update(_ percentComplete: CGFloat, drives: Bool) {
    guard state == .running(.interactive), percentComplete.isFinite else { return }
    percent = min(max(percentComplete, 0), 1)
    record(.context, "updateInteractiveTransition", ["\((percent * 10_000).rounded() / 10_000)"])
    watchdog?.wasDriven()
    if drives { interruptible?.scrub(to: percent) }
    clock?.hold(atPercent: Double(percent))
  }

  /// The finger has let go (T-102): the handlers hear of it at once, and the clock runs to where the release says (C-77).
  func release(cancelled: Bool, drives: Bool) {
    guard state == .running(.interactive) else { return }
    record(.context, cancelled ? "cancelInteractiveTransition" : "finishInteractiveTransition")
    move(to: .running(.animating))
    context.setInteractive(false)
    context.setCancelled(cancelled)
    var speed = interaction?.completionSpeed ?? 1
    if !(speed >= 0.01) || !speed.isFinite {
      environment.report(.completionSpeed(transition: name, speed: Double(speed)))  // P-18, C-78
      speed = 0.01
    }
    let curve = interaction?.completionCurve ?? .easeInOut
    coordinator?.interactionChanged(percent: percent, velocity: speed, curve: curve, ended: true)
    watchdog?.wasDriven()
    if drives {
      let timing = (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
      interruptible?.release(
        cancelled: cancelled, speed: speed, timing: timing ?? UICubicTimingParameters(animationCurve: curve))
    }
    clock?.release(cancelled: cancelled, percent: Double(percent), speed: Double(speed), curve: curve)
  }

  /// A running transition was taken hold of: it stands where it was.
  func pause() {
    guard state == .running(.animating), isInterruptible || clock != nil else { return }
    move(to: .running(.interactive))
    record(.context, "pauseInteractiveTransition")
    watchdog?.wasDriven()
    if let interruptible {
      interruptible.hold()
      percent = interruptible.progress
    } else if let clock {
      percent = CGFloat(clock.hold(at: environment.clock.now))
    }
    context.setInteractive(true)
    context.setCancelled(false)
    coordinator?.interactionChanged(percent: percent, velocity: 1, curve: .easeInOut, ended: false)
  }

  // MARK: Ending

  /// The animator's `completeTransition(_:)`: the hierarchy, the did-callbacks, the completions, `animationEnded`, in this order (T-6…T-9).
  func complete(_ didComplete: Bool) {
    guard isUnderWay else {
      environment.report(.completedTwice(transition: request.name))  // T-11
      return
    }
    if didComplete, context.transitionWasCancelled {
      environment.report(.completedAfterCancel(transition: request.name))  // P-5, T-10
    }
    if request.isAnimated { record(.context, "completeTransition", ["\(didComplete)"]) }
    move(to: .settling)
    watchdog = nil
    environment.perform {
      context.setInteractive(false)
      context.setCancelled(!didComplete)
      clock?.end()
      setParticipantsInteraction(enabled: true)
      request.settle(didComplete)
      coordinator?.complete { cancelled in
        environment.record(.coordinator, "", "completion", ["isCancelled: \(cancelled)"])
      }
      if let animator {
        record(.animator, "animationEnded", ["\(didComplete)"])
        animator.animationEnded(didComplete)
      }
      move(to: didComplete ? .completed : .cancelled)
      letGo()
      request.afterwards()
    }
  }

  /// Breaks every tie, so that context, animator and coordinator go with the last callback (T-113, P-50).
  private func letGo() {
    for participant in request.participants where participant.ownDriver === self { participant.ownDriver = nil }
    coordinator = nil
    animator = nil
    interaction = nil
    clock = nil
    interruptible = nil
    context.driver = nil
    environment.drivers.removeAll { $0 === self }
  }

  // MARK: For the watchdog and for reports

  /// Looks, once a turn, whether the transition is stuck.
  package func checkProgress() {
    watchdog?.check()
  }

  /// Whether anything inside the container still moves.
  var hasRunningAnimations: Bool {
    environment.runningAnimations.contains { $0.layer.isDescendant(of: request.containerView.layer) }
  }

  /// The animator's class, for diagnostics.
  var animatorName: String {
    animator.map { String(describing: type(of: $0)) } ?? "Nobody"
  }

  // MARK: Helpers

  private func setParticipantsInteraction(enabled: Bool) {
    if enabled {
      for view in disabledViews { view.isUserInteractionEnabled = true }
      disabledViews = []
    } else {
      // T-14: while it runs, the views that take part take no touches.
      let views = [request.fromView, request.toView].compactMap { $0 } + request.companionViews
      disabledViews = views.filter(\.isUserInteractionEnabled)
      for view in disabledViews { view.isUserInteractionEnabled = false }
    }
  }

  private func move(to next: TransitionState) {
    assert(state.allows(next), "\(name) cannot go from \(state) to \(next)")
    state = next
  }

  func recordInteractionChange() {
    record(.coordinator, "notifyWhenInteractionChanges", ["isCancelled: \(context.transitionWasCancelled)"])
  }

  private func record(_ category: TraceEvent.Category, _ call: String, _ arguments: [String] = []) {
    environment.record(category, "", call, arguments)
  }
}
