import QuartzCore

/// Drives a transition by a fraction: the animator's animations stand where the fraction says.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private enum Release {
    case finish, cancel
  }

  @Tethered private var driver: TransitionDriver?
  /// What came before the transition had started.
  @exclusivity(unchecked) private var earlyPercent: EarlyCall<CGFloat>?
  @exclusivity(unchecked) private var earlyRelease: EarlyCall<Release>?
  /// The transition of a container that makes its context itself (T-100).
  @exclusivity(unchecked) private var appDrive: AppContextDrive?

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
      appDrive?.end()
      appDrive = drive
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
    self.driver = driver
    appDrive = nil
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
    guard let driver = activeDriver else { return remember(percent, in: \.earlyPercent) }
    driver.update(percent, drives: true)
    self.percentComplete = driver.percent
  }

  /// Lets go: the rest plays to the end.
  open func finish() {
    if let drive = activeDrive { return release(drive, cancelled: false) }
    guard let driver = activeDriver else { return remember(.finish, in: \.earlyRelease) }
    driver.release(cancelled: false, drives: true)
  }

  /// Lets go: what has played is played back.
  open func cancel() {
    if let drive = activeDrive { return release(drive, cancelled: true) }
    guard let driver = activeDriver else { return remember(.cancel, in: \.earlyRelease) }
    driver.release(cancelled: true, drives: true)
  }

  private var activeDrive: AppContextDrive? {
    if appDrive?.isUnderWay == false { appDrive = nil }
    return appDrive
  }

  private func release(_ drive: AppContextDrive, cancelled: Bool) {
    drive.release(
      cancelled: cancelled, percent: percentComplete, speed: completionSpeed, curve: completionCurve)
  }

  private var activeDriver: TransitionDriver? {
    guard let driver, driver.isUnderWay else { return nil }
    return driver
  }

  /// Keeps a call for a transition that was asked for and has not begun; where there is none, nothing is kept (C-84).
  private func remember<Value>(
    _ value: Value, in kept: ReferenceWritableKeyPath<UIPercentDrivenInteractiveTransition, EarlyCall<Value>?>
  ) {
    let environment = UIEnvironment.active
    let waiting = environment.pendingTransitions
    guard waiting.mayBeDriven else { return environment.reportIfUndriven() }
    self[keyPath: kept] = EarlyCall(value, waiting)
  }

  private func applyEarlyCalls(to driver: TransitionDriver) {
    let (percent, release) = (earlyPercent, earlyRelease)
    (earlyPercent, earlyRelease) = (nil, nil)
    guard let pending = driver.request.pending else { return }
    if let percent, percent.isFor(pending) { update(percent.value) }
    guard let release, release.isFor(pending) else { return }
    driver.environment.note(.releaseBeforeStart)
    switch release.value {
    case .finish: finish()
    case .cancel: cancel()
    }
  }
}
