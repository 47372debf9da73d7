import QuartzCore

/// Drives a transition by a fraction: the animator's animations stand where the fraction says.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private enum Phase {
    case idle
    case driving(Tethered<TransitionDriver>)
    /// The transition of a container that makes its context itself (T-100).
    case drivingOwnContext(AppContextDrive)
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
  @exclusivity(unchecked) open private(set) var duration: CGFloat = 0
  /// Where the transition stands, in 0…1.
  @exclusivity(unchecked) open private(set) var percentComplete: CGFloat = 0
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

  /// Starts the animator with the container's clock at 0 (T-101); subclasses that override it call super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    percentComplete = 0
    guard let context = transitionContext as? TransitionContext, let driver = context.driver else {
      if !(transitionContext is TransitionContext) {
        transitionContext.containerView.uiEnvironment.note(.percentDriverInAppContext)
      }
      let drive = AppContextDrive(transitionContext)
      if case .drivingOwnContext(let last) = phase { last.end() }
      phase = .drivingOwnContext(drive)
      drive.begin(animator)
      duration = CGFloat(drive.duration)
      return
    }
    attach(to: driver)
    driver.startScrubbing()
    applyEarlyCalls(to: driver)
  }

  /// Belongs to a transition from now on, in whoever's hand it began.
  func attach(to driver: TransitionDriver) {
    phase = .driving(Tethered(driver))
    percentComplete = 0
    duration = CGFloat(driver.duration)
  }

  /// Takes hold of a transition that time moves: it stands where it is (A-18, T-105).
  open func pause() {
    if let percent = activeDrive?.pause() { self.percentComplete = percent }
    guard let driver = activeDriver else { return }
    driver.context.pauseInteractiveTransition()
    percentComplete = driver.percent
  }

  /// Moves the transition to a fraction; outside 0…1 it is clamped, and NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    if let drive = activeDrive {
      self.percentComplete = percent
      drive.update(percent)
      duration = CGFloat(drive.duration)
      return
    }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(percent: percent)) }
    driver.update(percent, drives: true)
    self.percentComplete = driver.percent
  }

  /// Lets go: the rest plays to the end.
  open func finish() {
    if let drive = activeDrive { return release(drive, cancelled: false) }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(isCancelled: false)) }
    driver.release(cancelled: false, drives: true)
  }

  /// Lets go: what has played is played back.
  open func cancel() {
    if let drive = activeDrive { return release(drive, cancelled: true) }
    guard let driver = activeDriver else { return addToPendingTransitions(Calls(isCancelled: true)) }
    driver.release(cancelled: true, drives: true)
  }

  private var activeDrive: AppContextDrive? {
    guard case .drivingOwnContext(let drive) = phase else { return nil }
    if drive.isUnderWay { return drive }
    phase = .idle
    return nil
  }

  private func release(_ drive: AppContextDrive, cancelled: Bool) {
    drive.release(
      cancelled: cancelled, percent: percentComplete, speed: completionSpeed, curve: completionCurve)
  }

  private var activeDriver: TransitionDriver? {
    guard case .driving(let link) = phase, let driver = link.target, driver.isUnderWay else { return nil }
    return driver
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
