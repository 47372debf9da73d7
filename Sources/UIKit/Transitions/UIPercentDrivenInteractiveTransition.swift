import QuartzCore

/// Drives a transition by its progress: the animator's animations show the state at that progress.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private enum Phase {
    case idle
    /// Stores the progress, which can still be read when the transition has ended.
    case driving(WeakReference<TransitionDriver>, TransitionProgress)
    /// The transition of a container that makes its own context (T-100).
    case drivingCustomContext(CustomContextInteraction)
  }

  /// Calls before the start, stored by the transitions that wait (C-84).
  struct Calls {
    var percent: CGFloat?
    /// Whether the release was a cancel; nil before the release.
    var isCancelled: Bool?

    /// Adds later calls; the last call of each kind counts.
    mutating func add(_ later: Calls) {
      percent = later.percent ?? percent
      isCancelled = later.isCancelled ?? isCancelled
    }
  }

  @exclusivity(unchecked) private var phase = Phase.idle

  /// The animator to start where the app makes its own context, which does not know the animator.
  ///
  /// Not Apple's, and not needed where the container starts the animator itself, in the same turn as this driver
  /// (P-64).
  @exclusivity(unchecked) open var animatorOfCustomContext: (any UIViewControllerAnimatedTransitioning)?
  /// The transition's length, in seconds; 0 before it starts.
  open var duration: CGFloat { progress.map { CGFloat($0.duration) } ?? 0 }
  /// The transition's progress, in 0…1.
  open var percentComplete: CGFloat { progress?.value ?? 0 }
  /// The speed of the rest after the release, as a factor.
  ///
  /// Values below 0.01, and those that are not finite, are reported and replaced by 0.01 (C-78).
  @exclusivity(unchecked) open var completionSpeed: CGFloat = 1
  /// The curve of the rest after the release.
  @exclusivity(unchecked) open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of an interruptible transition's rest after the release; nil for ``completionCurve``.
  @exclusivity(unchecked) open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively.
  @exclusivity(unchecked) open var wantsInteractiveStart = true

  /// Makes a percent driver without a transition; it may drive many, one after the other (C-84b).
  public override init() {
    super.init()
  }

  /// Starts the animator with the container's clock paused at 0 (T-101), or running where ``wantsInteractiveStart`` is
  /// false (T-4).
  ///
  /// Subclasses that override it call super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let driver = context.driver else {
      if !(transitionContext is TransitionContext) {
        transitionContext.containerView.uiEnvironment.note(.percentDriverInAppContext)
      }
      let interaction = CustomContextInteraction(transitionContext)
      if case .drivingCustomContext(let last) = phase { last.end() }
      phase = .drivingCustomContext(interaction)
      interaction.begin(animatorOfCustomContext)
      return
    }
    driver.start(self, interactively: wantsInteractiveStart)
    if driver.context.isInteractive { applyEarlyCalls(to: driver) }
  }

  /// Binds this to a transition, interactive or not.
  func attach(to driver: TransitionDriver) {
    phase = .driving(WeakReference(driver), driver.progress)
  }

  /// Makes a running transition interactive at its current progress (A-18, T-105).
  open func pause() {
    if let interaction = activeCustomContext { return interaction.pause() }
    activeDriver?.context.pauseInteractiveTransition()
  }

  /// Moves the transition to a progress. Values outside 0…1 are clamped, and NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    if let interaction = activeCustomContext { return interaction.update(percent) }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(percent: percent)) }
    driver.update(percent, drives: true)
  }

  /// Releases the transition: it runs to its end.
  open func finish() {
    if let interaction = activeCustomContext { return release(interaction, cancelled: false) }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(isCancelled: false)) }
    driver.release(cancelled: false, drives: true)
  }

  /// Releases the transition: it runs back to its start.
  open func cancel() {
    if let interaction = activeCustomContext { return release(interaction, cancelled: true) }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(isCancelled: true)) }
    driver.release(cancelled: true, drives: true)
  }

  private var progress: TransitionProgress? {
    switch phase {
    case .idle: nil
    case .driving(_, let progress): progress
    case .drivingCustomContext(let interaction): interaction.progress
    }
  }

  private var activeCustomContext: CustomContextInteraction? {
    guard case .drivingCustomContext(let interaction) = phase, interaction.isUnderWay else { return nil }
    return interaction
  }

  private func release(_ interaction: CustomContextInteraction, cancelled: Bool) {
    interaction.release(cancelled: cancelled, speed: completionSpeed, curve: completionCurve)
  }

  private var activeDriver: TransitionDriver? {
    guard case .driving(let link, _) = phase, let driver = link.target, driver.isUnderWay else { return nil }
    return driver
  }

  /// Whether a system gesture has requested a transition with this driver, and that transition waits or runs.
  var hasGestureTransition: Bool {
    activeDriver != nil || UIEnvironment.active.pendingTransitions.contains(drivenBy: self)
  }

  /// Adds a call to the transitions that wait, one of which may begin with this driver. Without any, the call is
  /// ignored (C-84).
  private func addToPendingTransitions(_ call: Calls) {
    let environment = UIEnvironment.active
    if environment.pendingTransitions.add(call, of: self) { return }
    guard let last = environment.pendingTransitions.takeUnanimatedCall(at: environment.clock.now) else { return }
    environment.report(.notInteractive(call: last.name, controller: last.controller))  // P-68
  }

  private func applyEarlyCalls(to driver: TransitionDriver) {
    let calls = driver.request.pending?.takeCalls(of: self)
    driver.environment.pendingTransitions.removeCalls(of: self)
    guard let calls else { return }
    if let percent = calls.percent { update(percent) }
    guard let isCancelled = calls.isCancelled else { return }
    driver.environment.note(.releaseBeforeStart)
    if isCancelled { cancel() } else { finish() }
  }
}
