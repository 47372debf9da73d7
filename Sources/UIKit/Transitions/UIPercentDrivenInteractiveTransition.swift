import QuartzCore

/// Drives a transition by a fraction: the animator's animations stand where the fraction says.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private enum Phase {
    case idle
    /// With its progress, which stays to be read when the transition has ended.
    case driving(WeakReference<TransitionDriver>, TransitionProgress)
    /// The transition of a container that makes its context itself (T-100).
    case drivingCustomContext(CustomContextInteraction)
  }

  /// Calls before the start; the transitions that wait hold them (C-84).
  struct Calls {
    var percent: CGFloat?
    /// Nil before the release.
    var isCancelled: Bool?

    /// Adds later calls, which replace those of their kind.
    mutating func add(_ later: Calls) {
      percent = later.percent ?? percent
      isCancelled = later.isCancelled ?? isCancelled
    }
  }

  @exclusivity(unchecked) private var phase = Phase.idle

  /// The animator to start where the app makes its context itself, since such a context does not say who animates; not Apple's, and not
  /// needed where the container starts the animator, in the turn in which it starts this (P-64).
  @exclusivity(unchecked) open var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The transition's length, in seconds; 0 before it starts.
  open var duration: CGFloat { progress.map { CGFloat($0.duration) } ?? 0 }
  /// The transition's progress, in 0…1.
  open var percentComplete: CGFloat { progress?.value ?? 0 }
  /// How fast the rest plays after release; must be above 0, and is taken as 0.01 where it is not (C-78).
  @exclusivity(unchecked) open var completionSpeed: CGFloat = 1
  /// The curve of the rest after release.
  @exclusivity(unchecked) open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest after release of an interruptible transition; nil for ``completionCurve``.
  @exclusivity(unchecked) open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins in somebody's hand.
  @exclusivity(unchecked) open var wantsInteractiveStart = true

  /// A driver that holds nothing yet; it may serve many transitions, one after the other (C-84b).
  public override init() {
    super.init()
  }

  /// Starts the animator with the container's clock at 0 (T-101), or by time where ``wantsInteractiveStart`` is false now (T-4).
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
      interaction.begin(animator)
      return
    }
    driver.start(self, interactively: wantsInteractiveStart)
    if driver.context.isInteractive { applyEarlyCalls(to: driver) }
  }

  /// Belongs to a transition from now on, in whoever's hand it began.
  func attach(to driver: TransitionDriver) {
    phase = .driving(WeakReference(driver), driver.progress)
  }

  /// Takes hold of a transition that time moves: it stands where it is (A-18, T-105).
  open func pause() {
    if let interaction = activeCustomContext { return interaction.pause() }
    activeDriver?.context.pauseInteractiveTransition()
  }

  /// Moves the transition to a fraction; outside 0…1 it is clamped, and NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    if let interaction = activeCustomContext { return interaction.update(percent) }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(percent: percent)) }
    driver.update(percent, drives: true)
  }

  /// Lets go: the rest plays to the end.
  open func finish() {
    if let interaction = activeCustomContext { return release(interaction, cancelled: false) }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(isCancelled: false)) }
    driver.release(cancelled: false, drives: true)
  }

  /// Lets go: what has played is played back.
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

  /// Whether the transition that one of the system's gestures has requested for this waits to begin, or runs.
  var drivesGesture: Bool {
    activeDriver != nil || UIEnvironment.active.pendingTransitions.contains(drivenBy: self)
  }

  /// Adds a call to the transitions that wait, one of which may begin with this driver; where none waits, it is ignored (C-84).
  private func addToPendingTransitions(_ call: Calls) {
    let environment = UIEnvironment.active
    if environment.pendingTransitions.add(call, of: self) { return }
    guard let last = environment.pendingTransitions.takeUndrivable(at: environment.clock.now) else { return }
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
