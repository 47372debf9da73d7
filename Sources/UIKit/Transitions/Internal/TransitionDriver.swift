import EventTrace
import QuartzCore

/// Runs one transition of any container from the first question to the last callback, exactly once.
///
/// Its states are a ``TransitionState``. The driver gets a ``TransitionRequest``, asks the delegates in UIKit's order
/// (T-1), makes context and coordinator, sends the callbacks, starts animator or interaction controller (T-3), pauses
/// the clock while the transition is interactive, and ends everything inside `completeTransition(_:)` (T-6).
@MainActor package final class TransitionDriver: WeaklyReferenceable {
  /// The container's request. Will-callbacks may still fill in views and frames, as those of a presentation do (T-73).
  package let request: TransitionRequest
  package let environment: UIEnvironment
  let context: TransitionContext
  @exclusivity(unchecked) package private(set) var state = TransitionState.idle
  @exclusivity(unchecked) private(set) var coordinator: TransitionCoordinator?
  @exclusivity(unchecked) private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  @exclusivity(unchecked) private var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The animator that can be interrupted, if there is one; asked for once.
  @exclusivity(unchecked) var interruptible: InterruptibleAnimation?
  /// The transition's progress, with the clock over its layers.
  private(set) lazy var progress = TransitionProgress(owner: self, environment: environment)
  /// The log that a cancel restores from; nil until the pause for a system transition that begins non-interactively.
  @exclusivity(unchecked) var log: RewindLog?
  @exclusivity(unchecked) private var disabledViews: [UIView] = []
  /// Moves the alongside animations where the interaction controller draws the frames itself; else nil.
  @exclusivity(unchecked) var alongsideProgress: AlongsideProgress?
  @exclusivity(unchecked) var watchdog: TransitionWatchdog?
  /// The masks of the views at the start; nil before it.
  @exclusivity(unchecked) private var masks: MaskAudit?
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  /// The controller whose appearance the transition has begun, and will end, also where its container leaves meanwhile.
  @WeakReference var arriving: UIViewController?
  /// Whether the transition has been interactive.
  @exclusivity(unchecked) private(set) var hasBeenInteractive = false
  /// The identifiers of the diagnostics that were reported for the animator.
  var reportedHints: Set<String> = []
  /// The blocks that run after the transition's end, however it comes.
  @exclusivity(unchecked) private var endBlocks: [() -> Void] = []

  package init(_ request: TransitionRequest, environment: UIEnvironment) {
    self.request = request
    self.environment = environment
    context = TransitionContext(request)
    context.driver = self
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// Whether the transition has begun and has not ended.
  package var isUnderWay: Bool {
    switch state {
    case .preparing, .running: true
    default: false
    }
  }

  /// Whether the transition has begun; it may have ended.
  var hasBegun: Bool { state != .idle && state != .asked }

  /// Whether the transition is just beginning or ending, so that it cannot be ended now.
  var isBeginningOrEnding: Bool { state == .preparing || state == .settling }

  /// The length without interaction, in seconds; asked again until the beginning, since the app may change it.
  var duration: TimeInterval {
    guard !hasBegun, let animator else { return progress.duration }
    let asked = animator.transitionDuration(using: context)
    return asked.isFinite ? max(0, asked) : 0
  }

  /// Whether the transition can be interrupted while it runs.
  var isInterruptible: Bool { interruptible?.allowsInterruption ?? false }

  /// "A to B", for diagnostics.
  package var name: String { request.name }

  // MARK: Beginning

  /// Asks for the animator and the interaction controller, once; ``start()`` does it otherwise (T-1).
  package func askDelegates() {
    guard state == .idle else { return }
    move(to: .asked)
    environment.perform(findControllers)
  }

  /// Makes the coordinator, which the participants return from now on; ``start()`` does it otherwise (T-121).
  @discardableResult
  func shareCoordinator() -> TransitionCoordinator {
    let coordinator = coordinator ?? TransitionCoordinator(context: context, driver: self)
    self.coordinator = coordinator
    for participant in request.participants { participant.join(self) }
    let isInteractive = interaction?.wantsInteractiveStart ?? false
    coordinator.begin(interactively: isInteractive)
    context.setInteractive(isInteractive)
    return coordinator
  }

  /// Ends a transition that never begins, because there is nothing to show any more. The coordinator's completions run.
  func abandon(cancelled: Bool) {
    guard !hasBegun else { return }
    move(to: cancelled ? .cancelled : .completed)
    context.setInteractive(false)
    context.setCancelled(cancelled)
    environment.perform {
      endParticipation()
      runCompletions()
    }
    releaseReferences()
  }

  /// Asks the delegates, sends the will-callbacks, and starts the animations.
  package func start() {
    askDelegates()
    move(to: .preparing)
    environment.drivers.append(self)
    shareCoordinator()
    environment.perform {
      askDuration()
      openLog()
      // An animation block in which the transition happens to begin does not affect it.
      let (outerScope, outerContexts) = (environment.rewindScope, environment.animationContexts)
      (environment.rewindScope, environment.animationContexts) = (rewindScope, [])
      defer { (environment.rewindScope, environment.animationContexts) = (outerScope, outerContexts) }
      let wasInWindow = request.containerView.window != nil
      environment.keyboard.transitionWillBegin()
      request.sendWillCallbacks()
      environment.keyboard.transitionDidBegin(self)
      environment.updateStatusBar(animated: request.isAnimated)
      // A callback may have removed the screen; the end has waited until all callbacks were sent.
      if wasInWindow, request.containerView.window == nil { endImmediately() }
      if context.wasEndedBySystem { return complete(true) }
      // The system's own animators are not checked: one may have masked a view for the next transition already (T-110).
      if hasCustomAnimator { masks = MaskAudit([request.fromView, request.toView, request.containerView].compacted()) }
      setParticipantTouches(enabled: false)
      if !request.isAnimated {
        startUnanimated()
      } else if let interaction {
        startInteraction(interaction, interactively: context.isInteractive)
      } else {
        startAnimating(scrubbed: false)
      }
    }
  }

  /// The owner of the animations that are created while the transition starts; nil for a transition without animation.
  private var rewindScope: RewindScope? { log != nil || request.isAnimated ? RewindScope(log) : nil }

  /// Opens the log of a transition that the app animates, or that begins interactively: it may be cancelled at any time
  /// (C-82).
  private func openLog() {
    guard hasCustomAnimator || context.isInteractive else { return }
    log = RewindLog(in: environment) { [context] in context.transitionWasCancelled }
    if request.isAnimated { log?.cover(clockedLayers) }
  }

  /// Runs the alongside blocks, and an animator that is asked all the same, which only places the views (T-12).
  private func startUnanimated() {
    coordinator?.runAlongside()
    // A callback may have ended the transition.
    guard isUnderWay else { return }
    if context.wasEndedBySystem { return complete(true) }
    if animator == nil { complete(true) } else { startAnimating(scrubbed: false) }
  }

  /// The coordinator that controllers return; nil where they return none (T-45).
  var sharedCoordinator: TransitionCoordinator? { request.sharesCoordinator ? coordinator : nil }

  private func findControllers() {
    guard request.isAnimated else { return }
    animator = request.animatorProvider() ?? request.defaultAnimator
    guard let animator else { return }
    interaction =
      animator === request.defaultAnimator ? request.defaultInteraction : request.interactionProvider(animator)
  }

  private func askDuration() {
    guard let animator else { return }
    let asked = animator.transitionDuration(using: context)
    progress.duration = asked.isFinite ? max(0, asked) : 0
    if asked != progress.duration {
      environment.report(.invalidAnimationTiming(duration: asked, delay: 0))
    }
  }

  /// The state while the animations are created; else nil.
  @exclusivity(unchecked) var creation: AnimationCreation?
  /// The time at which the animations began, on the clock around the container.
  @exclusivity(unchecked) var startTime: CFTimeInterval = 0

  /// Starts the interaction controller, which starts the animator or draws the frames itself (T-3, T-4).
  private func startInteraction(_ interaction: any UIViewControllerInteractiveTransitioning, interactively: Bool) {
    createAnimations {
      move(to: .running(interactively ? .interactive : .animating(becomesInteractiveOnUpdate: false)))
      record(.animator, "startInteractiveTransition")
      watchdog = TransitionWatchdog(driver: self)
      startTime = environment.clock.now
      interaction.startInteractiveTransition(context)
      guard isUnderWay, interruptible == nil, coordinator?.hasRunAlongside == false else { return }
      if startInterruptibly({ if !context.isInteractive { $0.start() } }) { return }
      if context.isInteractive { scrubAlongside() } else { runAlongside(scrubbed: false, timing: nil) }
    }
  }

  /// Starts the animator for a percent driver: at progress 0, or by time until the driver pauses or updates it.
  func start(_ percentDriver: UIPercentDrivenInteractiveTransition, interactively: Bool) {
    percentDriver.attach(to: self)
    guard interactively else {
      context.setInteractive(false)
      return startAnimating(scrubbed: false, becomesInteractiveOnUpdate: true)
    }
    context.setInteractive(true)
    move(to: .running(.interactive))
    startScrubbing()
  }

  /// Pauses the clock at the start, and starts the animator.
  private func startScrubbing() {
    startTime = environment.clock.now
    endSurroundingAnimations()
    noteEarlierAnimations()
    attachClock()
    progress.hold(at: 0)
    startAnimating(scrubbed: true)
    progress.fixBeginnings()
  }

  private func startAnimating(scrubbed: Bool, becomesInteractiveOnUpdate: Bool = false) {
    guard let animator else { return complete(true) }
    createAnimations {
      if !scrubbed {
        move(to: .running(.animating(becomesInteractiveOnUpdate: becomesInteractiveOnUpdate)))
        startTime = environment.clock.now
      }
      if watchdog == nil { watchdog = TransitionWatchdog(driver: self) }
      UIView.performWithoutAnimation(request.prepareCompanions)
      request.containerView.layoutIfNeeded()  // P-70: pending layout must not be animated by the animator's blocks
      guard isUnderWay else { return }
      if startInterruptibly({ scrubbed ? $0.hold() : $0.start() }) { return }
      if isUnderWay { run(animator, scrubbed: scrubbed) }
    }
  }

  private func run(_ animator: any UIViewControllerAnimatedTransitioning, scrubbed: Bool) {
    record(.animator, "animateTransition")
    let recording = AnimationRecording(isScrubbed: scrubbed)
    let outer = environment.animationRecording
    environment.animationRecording = recording
    creation?.recording = recording
    animator.animateTransition(using: context)
    creation?.recording = nil
    environment.animationRecording = outer
    note(recording)
    let end = recording.takeCompletion()
    let willRun = isUnderWay && coordinator?.hasRunAlongside == false
    // UIKit runs the alongside blocks in the animator's first animation block, which then ends with them (T-106).
    let isJoined = willRun && coordinator?.hasAlongside == true
    if let end, !isJoined { environment.enqueueCompletion(end) }
    if willRun {
      runAlongside(scrubbed: scrubbed, timing: recording.firstTiming) { _ in if isJoined { end?() } }
    }
  }

  /// Asks for the interruptible animator and starts it (T-103); returns false where there is none.
  ///
  /// The animator's clock moves the alongside blocks too, in place of a clock over the container.
  private func startInterruptibly(_ start: (InterruptibleAnimation) -> Void) -> Bool {
    guard let animator, let coordinator else { return false }
    let asked = environment.optionalMethods.complete(animator).interruptibleAnimator(using: context)
    guard let answer = InterruptibleAnimation(asked) else { return false }
    guard isUnderWay else {
      answer.finish()
      return true
    }
    interruptible = answer
    noteInterruptibleAnimator()
    record(.animator, "interruptibleAnimator")
    progress.detachClock()
    if answer.allowsTouches { setParticipantTouches(enabled: true) }  // P-32
    start(answer)
    guard isUnderWay else { return true }
    if answer.allowsInterruption { follow(answer) }
    let isAlong = answer.runAlongside { [request] in
      request.animateCompanions(coordinator)
      coordinator.runAlongside()
    }
    if !isAlong { runAlongside(scrubbed: false, timing: nil) }
    return true
  }

  /// Runs the alongside blocks in the transition's animation context, with the animator's timing (T-106, T-107).
  ///
  /// - Parameter completion: called when the alongside animations have ended.
  func runAlongside(scrubbed: Bool, timing: ViewAnimationTiming?, completion: ((Bool) -> Void)? = nil) {
    guard let coordinator else { return }
    addOutsideLayersToClock()
    var timing = timing ?? ViewAnimationTiming(duration: duration, delay: 0, options: scrubbed ? .curveLinear : [])
    // A spring has its own length; any other timing lasts as long as the transition.
    if case .curve = timing.shape { timing.duration = duration }
    timing.delay = 0
    timing.track = alongsideProgress.map { AnimationTrack(clock: $0.clock) }
    let animationContext = ViewAnimationContext(
      timing: timing, isAlongside: true, environment: environment, completion: completion)
    animationContext.run {
      request.animateCompanions(coordinator)
      coordinator.runAlongside()
    }
  }

  /// The layers outside the container that the alongside blocks animate (T-106).
  @exclusivity(unchecked) var outsideLayers: [CALayer] = []

  // MARK: Interaction

  /// Moves an interactive transition to a reported progress.
  ///
  /// - Parameter drives: whether an interruptible animator is moved too; an app that uses the context does it (T-103).
  func update(_ percentComplete: CGFloat, drives: Bool) {
    if state == .running(.animating(becomesInteractiveOnUpdate: true)) { pause() }
    guard state == .running(.interactive), percentComplete.isFinite else { return }
    let percent = min(max(percentComplete, 0), 1)
    record(.context, "updateInteractiveTransition", ["\((percent * 10_000).rounded() / 10_000)"])
    watchdog?.wasDriven()
    if percent == 1 { noteEndReached() }
    if drives { interruptible?.scrub(to: percent) }
    alongsideProgress?.hold(at: percent)
    progress.hold(at: percent)
  }

  /// Ends the interaction: calls the handlers (T-102), and lets the clock run to the end or back to the start (C-77).
  func release(cancelled: Bool, drives: Bool) {
    guard state == .running(.interactive) else { return }
    record(.context, cancelled ? "cancelInteractiveTransition" : "finishInteractiveTransition")
    move(to: .running(.animating(becomesInteractiveOnUpdate: false)))
    context.setInteractive(false)
    context.setCancelled(cancelled)
    noteExplicitAnimations()
    if cancelled { noteAlongsideAtStart() }
    let speed = validSpeed(interaction?.completionSpeed ?? 1)
    let curve = interaction?.completionCurve ?? .easeInOut
    let percent = progress.value
    coordinator?.interactionChanged(velocity: speed, curve: curve, ended: true)
    watchdog?.wasDriven()
    let timing = (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
    if drives {
      interruptible?.release(
        cancelled: cancelled, speed: speed, timing: timing ?? UICubicTimingParameters(animationCurve: curve))
    }
    alongsideProgress?.release(
      cancelled: cancelled, length: (cancelled ? percent : 1 - percent) * duration / Double(speed), curve: curve)
    progress.release(cancelled: cancelled, speed: speed, curve: curve, timing: timing)
  }

  /// Makes a running transition interactive at its current progress.
  func pause() {
    if interruptible?.isOver == true { interruptible = nil }
    guard state.isAnimating, request.isAnimated, interruptible?.allowsInterruption != false else { return }
    move(to: .running(.interactive))
    watchdog?.wasDriven()
    record(.context, "pauseInteractiveTransition")
    pauseAtCurrentProgress()
    context.setInteractive(true)
    context.setCancelled(false)
    coordinator?.interactionChanged(velocity: 1, curve: .easeInOut, ended: false)
  }

  // MARK: Ending

  /// Ends the transition: hierarchy, did-callbacks, completions and `animationEnded`, in this order (T-6…T-9).
  func complete(_ didComplete: Bool) {
    guard isUnderWay else {
      environment.report(.completedTwice(transition: request.name))  // T-11
      return
    }
    if didComplete, context.transitionWasCancelled {
      environment.report(.completedAfterCancel(transition: request.name))  // P-5, T-10
    }
    if request.isAnimated || animator != nil { record(.context, "completeTransition", ["\(didComplete)"]) }
    move(to: .settling)
    watchdog = nil
    environment.perform {
      endMovement(didComplete)
      if didComplete { reportLeftOutView() }
      request.settle(didComplete)
      environment.updateStatusBar(animated: request.isAnimated)
      endParticipation()
      runCompletions()
      notifyAnimator(didComplete)
      move(to: didComplete ? .completed : .cancelled)
      releaseReferences()
      request.afterCompletions()
      request.containerView.window?.adaptPresentationsAfterCommit()
      let blocks = endBlocks
      endBlocks = []
      for block in blocks { block() }
      reportMasksAfterCommit()
      storeOrphanedViews()
    }
  }

  /// Closes the log and removes the clocks.
  ///
  /// The clock of a cancelled transition has restored the values as it arrived at the start (C-82), except where
  /// animations were removed from their layers, or have left the window.
  private func endMovement(_ didComplete: Bool) {
    if didComplete, coordinator?.hasRunAlongside == false {
      // The animator completed at once, so the alongside changes are made at once too.
      noteAlongsideAtEnd()
      UIView.performWithoutAnimation { coordinator?.runAlongside() }
    }
    context.setInteractive(false)
    // Where the views have left the window, no clock has gone back to the start.
    if context.transitionWasCancelled { log?.restoreRemovedStarts() }
    context.setCancelled(!didComplete)
    log?.close()
    alongsideProgress?.end(cancelled: !didComplete)
    progress.detachClock()
    setParticipantTouches(enabled: true)
  }

  private func notifyAnimator(_ didComplete: Bool) {
    guard let animator else { return }
    record(.animator, "animationEnded", ["\(didComplete)"])
    environment.optionalMethods.complete(animator).animationEnded(didComplete)
  }

  /// Reports masks that are still there after the commit; the same completion may remove one after the call.
  private func reportMasksAfterCommit() {
    guard let masks else { return }
    environment.runAfterCommit { [unowned environment, name] in masks.report(after: name, in: environment) }
    self.masks = nil
  }

  private func runCompletions() {
    coordinator?.complete { [environment] cancelled in
      environment.record(.coordinator, "", "completion", ["isCancelled: \(cancelled)"])
    }
  }

  /// Runs a block when the transition has ended; at once where it has not begun, or has ended.
  func whenEnded(_ block: @escaping () -> Void) {
    if isUnderWay || state == .settling { endBlocks.append(block) } else { block() }
  }

  /// Lets another transition begin, before the completions run; no controller returns the coordinator now (T-123).
  private func endParticipation() {
    for participant in request.participants { participant.leave(self) }
    request.onEnd()
  }

  /// Releases context, coordinator, animator and interaction controller with the last callback (T-113, P-50).
  private func releaseReferences() {
    coordinator = nil
    animator = nil
    interaction = nil
    alongsideProgress = nil
    log = nil
    interruptible = nil
    context.driver = nil
    request.releaseAnimators()
    environment.drivers.removeAll(identicalTo: self)
  }

  // MARK: Helpers

  private func setParticipantTouches(enabled: Bool) {
    if enabled {
      for view in disabledViews { view.blockingTransitionCount -= 1 }
      disabledViews = []
    } else {
      // T-14: the views of a running transition receive no touches.
      disabledViews = [request.fromView, request.toView].compacted() + request.companionViews
      for view in disabledViews { view.blockingTransitionCount += 1 }
    }
  }

  /// Changes the state; reports a change that does not exist.
  package func move(to next: TransitionState) {
    guard state.allows(next) else {
      return environment.report(.illegalState(of: "the transition from \(name)", from: state.name, to: next.name))
    }
    state = next
    if next == .running(.interactive) { hasBeenInteractive = true }
  }

  func recordInteractionChange() {
    record(.coordinator, "notifyWhenInteractionChanges", ["isCancelled: \(context.transitionWasCancelled)"])
  }

  private func record(_ category: TraceEvent.Category, _ call: String, _ arguments: [String] = []) {
    environment.record(category, "", call, arguments)
  }
}
