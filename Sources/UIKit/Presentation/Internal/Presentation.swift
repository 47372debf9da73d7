import QuartzCore

/// One controller presented by another, from `present` to the end of its dismissal.
///
/// The presenter owns it. It makes the requests with which the engine's driver runs its transitions; the driver does
/// not know it.
@MainActor final class Presentation: WeaklyReferenceable {
  private(set) var presented: UIViewController
  @WeakReference var presenter: UIViewController?
  /// The presentation controller that the app sees.
  let controller: UIPresentationController
  /// The presentation controller in use: the same, unless the presentation has adapted.
  private(set) var effective: UIPresentationController
  /// The adapted style; `.none` without adaptation.
  private(set) var adaptedStyle: UIModalPresentationStyle
  /// The traits for which the adaptation was asked for last.
  var lastAskedTraits: UITraitCollection
  /// The adaptation that is prepared for the running change of traits.
  var pendingAdaptation: PendingAdaptation?
  /// The running adaptation; nil for none. A dismissal may be requested during it.
  var adaptation: RunningAdaptation?
  let transitionStyle: UIModalTransitionStyle
  var containerAttachment: ContainerAttachment
  /// Whether the presenter was inside another controller at the request.
  private let isPresenterNested: Bool
  let container: PresentationContainerView
  let environment: UIEnvironment
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  private(set) var phase = PresentationPhase.waitingToPresent
  /// The attachment of the presented controller's view in a wrapper, from which an animator may have taken it.
  var presentedAttachment: ViewAttachment?
  /// The attachment of the presenter's view at the beginning.
  var presenterAttachment: ViewAttachment?
  /// Whether the presenter's view is removed; asked once, at the beginning (T-80).
  var removesPresentersView = false
  @WeakReference var driver: TransitionDriver?
  /// The presenter's first responder before the presentation, which gets that state back at its end.
  @WeakReference var formerResponder: UIResponder?

  init(
    _ adaptation: PresentationAdaptation, by presenter: UIViewController, controller: UIPresentationController,
    transitionStyle: UIModalTransitionStyle
  ) {
    presented = adaptation.presented
    self.presenter = presenter
    self.controller = controller
    effective = adaptation.effective
    adaptedStyle = adaptation.style
    lastAskedTraits = controller.surroundingTraits
    self.transitionStyle = transitionStyle
    containerAttachment = adaptation.effective.shouldPresentInFullscreen ? .overScreen : .overContext
    isPresenterNested = presenter.enclosingController != nil
    environment = presenter.environment
    container = PresentationContainerView(frame: presenter.view.window?.bounds ?? presenter.view.bounds)
    container.controller = effective
    for each in [controller, effective] {
      each.presentation = self
      each.presenter = presenter
      each.retainPresented(true)
    }
  }

  deinit {
    storedWeakHandle?.clear()
  }

  // MARK: Phases

  /// Begins the presentation's transition.
  func beginPresenting() { move(to: .presenting(.init())) }
  /// Requests the dismissal, which begins after the commit.
  func waitToDismiss() { move(to: .waitingToDismiss) }
  /// Begins the dismissal's transition.
  func beginDismissing() { move(to: .dismissing(.init(sizeAtBeginning: container.bounds.size))) }
  /// Ends a presentation, or a cancelled dismissal: the controller is presented.
  func becomePresented() { move(to: .presented) }

  /// Stores the container's size at the beginning of the transition.
  func noteSizeAtBeginning() { phase.runningTransition?.sizeAtBeginning = container.bounds.size }

  private func move(to next: PresentationPhase) {
    guard phase.allows(next) else {
      return environment.report(
        .illegalState(of: "the presentation of \(presented.traceName)", from: phase.name, to: next.name))
    }
    phase = next
  }

  /// Replaces presentation controller and presented controller by those of an adaptation.
  func apply(_ adaptation: PresentationAdaptation) {
    let (oldEffective, oldPresented) = (effective, presented)
    (effective, presented, adaptedStyle) = (adaptation.effective, adaptation.presented, adaptation.style)
    container.controller = effective
    if oldEffective !== effective {
      oldEffective.storedContainer = nil
      if oldEffective !== controller {
        oldEffective.presentation = nil
        oldEffective.retainPresented(false)
      }
    }
    effective.presentation = self
    effective.presenter = presenter
    effective.retainPresented(true)
    effective.storedContainer = container
    defer { applyTraits() }
    guard oldPresented !== presented else { return }
    removeTraits(from: oldPresented)
    oldPresented.modal.isPresentedBy = nil
    presented.modal.isPresentedBy = self
  }

  /// The style in use.
  var style: UIModalPresentationStyle { effective.style }

  /// Whether the presentation covers a context inside another controller, with which it comes and goes, and not the
  /// screen.
  var isInNestedContext: Bool { isPresenterNested && containerAttachment != .overScreen }

  /// Whether the presented controller gets the appearance callbacks of the presenter's surroundings.
  ///
  /// False during its own transitions and adaptations, in which the presenter gets them.
  var followsContextAppearance: Bool { isInNestedContext && adaptation == nil && hasArrived }

  /// Whether the presented controller is in its context: from the end of its presentation to the beginning of its
  /// dismissal, and again from the end of a cancelled one.
  private var hasArrived: Bool {
    if phase == .presented || phase == .waitingToDismiss { return true }
    // The did-callbacks may change the context already.
    guard let driver, driver.state == .settling else { return false }
    return driver.context.transitionWasCancelled == phase.hasBegunDismissing
  }

  /// Whether the controller is presented, and neither adapts nor is about to be dismissed.
  var isAtRest: Bool { phase == .presented && adaptation == nil }

  /// The container where it is in place of the presenter's view, among the views of the presenter's container.
  var containerReplacingPresenter: UIView? { containerAttachment == .replacingContext ? container : nil }

  /// The attachment to which the presenter's view belongs; nil where it is off the screen with its context.
  var currentPresenterAttachment: ViewAttachment? {
    switch containerAttachment {
    case .replacingContext: ViewAttachment(of: container)
    case .overScreen, .overContext: presenterAttachment
    case .contextRemoved: nil
    }
  }

  /// This presentation and those above it, lowest first.
  var chain: [Presentation] {
    [self] + (presented.modal.presents?.chain ?? [])
  }

  /// Returns the system's animator for the transition style (T-2).
  ///
  /// Zooms and flips become cross-fades where motion is reduced, and every style where cross-fades are preferred (E-88,
  /// K-60).
  ///
  /// - Parameter gesture: drives the dismissal; nil for a non-interactive one.
  func defaultAnimator(
    isPresenting: Bool, gesture: SystemInteraction? = nil
  ) -> any UIViewControllerAnimatedTransitioning {
    if presented.preferredTransition?.zoom != nil { presented.loadViewIfNeeded() }
    let (motion, zoom) = (environment.motion, style == .popover ? nil : presented.zoomDismissalGestures)
    if let zoom, !motion.isReduced {
      if isPresenting { return ZoomAnimator(into: zoom.settings) }
      return ZoomAnimator(outOf: zoom.settings, drivenBy: gesture?.zoom(outOf: presented))
    }
    if let own = effective.systemAnimator(isPresenting: isPresenting) { return own }
    let rotatesOrScales = zoom != nil || transitionStyle == .flipHorizontal
    // A finger always moves the screen.
    if motion.slidesAreFades || motion.isReduced && rotatesOrScales, gesture?.percentDriver == nil {
      return CrossDissolveAnimator(isPresenting: isPresenting)
    }
    return switch transitionStyle {
    case .coverVertical, .partialCurl: CoverVerticalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    }
  }

  /// Asks the delegates now, and starts the transition after the commit (T-22, C-84).
  ///
  /// - Parameters:
  ///   - call: the method that the app called, for the diagnostic that it cannot be driven (P-68).
  ///   - gesture: the system's gesture that made the request; nil for the app's.
  ///   - didAsk: runs inside the call, after the questions, when the coordinator exists.
  ///   - mayStart: returns whether there is something to show; asked after the commit.
  ///   - rotate: rotates the screen along with a non-interactive transition. An interactive one rotates it at the end
  ///     (P-33).
  func start(
    _ request: TransitionRequest, call: String, gesture: SystemInteraction? = nil, didAsk: () -> Void,
    if mayStart: @escaping () -> Bool, rotate: @escaping () -> Void
  ) {
    let isUnanimated = !request.isAnimated && presented.transitioningDelegate != nil
    let unanimatedCall =
      isUnanimated ? UnanimatedCall(name: call, controller: presented.traceName, time: environment.clock.now) : nil
    let pending = PendingTransition(unanimatedCall: unanimatedCall)
    pending.interaction = gesture
    environment.pendingTransitions.append(pending)
    environment.pendingTransitions.note(unanimatedCall)
    request.pending = pending
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.askDelegates()
    driver.shareCoordinator()
    didAsk()
    environment.runAfterCommit { [self] in
      whenContextHasArrived { [self] in
        environment.pendingTransitions.remove(pending)
        // An ended presentation counts as cancelled; a dismissal with nothing left to do, as completed.
        guard mayStart() else { return driver.abandon(cancelled: request.to === presented) }
        driver.start()
        if driver.state.isAnimating { rotateAlong(rotate) }
      }
    }
  }

  /// Runs a block, after a transition that brings the context and has not inserted the container yet.
  private func whenContextHasArrived(_ block: @escaping () -> Void) {
    guard containerAttachment == .replacingContext, container.superview == nil,
      let arrival = presenter?.arrivalInContainer
    else { return block() }
    arrival.whenEnded(block)
  }

  private func rotateAlong(_ rotate: () -> Void) {
    let before = environment.orientation.finalInterface
    rotate()
    phase.runningTransition?.orientationBefore = environment.orientation.finalInterface == before ? nil : before
  }

  /// Restores the orientation after a cancel, and then checks which orientations are allowed now.
  ///
  /// - Parameters:
  ///   - orientationBefore: the orientation before the transition rotated the screen; nil where it has not.
  ///   - changedFullScreenController: whether another controller would have filled the screen.
  func restoreOrientation(_ orientationBefore: UIInterfaceOrientation?, changedFullScreenController: Bool) {
    if let orientationBefore { environment.rotateBack(to: orientationBefore) }
    if changedFullScreenController { environment.rotateIfDisallowed() }
  }

  /// Whether a running dismissal cannot be cancelled any more, so that another controller will fill the screen.
  var isDismissalCertain: Bool {
    guard phase.hasBegunDismissing, let driver else { return false }
    return driver.state != .running(.interactive) && !driver.context.transitionWasCancelled
  }

  /// The presenter, as long as it presents this.
  var currentPresenter: UIViewController? {
    guard let presenter, presenter.modal.presents === self else { return nil }
    return presenter
  }

  /// Releases the presenter, which may present again (T-161).
  func releasePresenter() {
    if presenter?.modal.presents === self { presenter?.modal.presents = nil }
  }

  /// Ends the presentation and clears all references of the controllers to it.
  func end() {
    if adaptation != nil { endPresentersChange() }
    adaptation = nil
    move(to: .ended)
    removeTraits(from: presented)
    container.removeFromSuperview()
    for each in [controller, effective] {
      each.storedContainer = nil
      each.presentation = nil
      each.retainPresented(false)
    }
    releasePresenter()
    if presented.modal.isPresentedBy === self { presented.modal.isPresentedBy = nil }
    presented.modal.earlyController = nil
    (presented as? any PresentationObserving)?.presentationDidEnd()
  }

  /// Ends the presenter's appearance transition of an adaptation that does not end itself.
  private func endPresentersChange() {
    guard let presenter, presenter.appearance.isChanging else { return }
    if presenter.appearance == .appearing { presenter.beginAppearanceTransition(false, animated: false) }
    presenter.endAppearanceAtOnce()
  }

  /// Updates the request's frames and safe areas for the container's new size (P-33, P-35).
  func containerSizeDidChange(_ request: TransitionRequest) {
    phase.runningTransition?.sizeAtBeginning = nil
    guard let view = effective.presentedView else { return }
    let frame = effective.frameOfPresentedViewInContainerView
    if phase.hasBegunPresenting {
      request.finalFrames[ObjectIdentifier(presented)] = frame
      view.place(in: frame)
    } else {
      request.initialFrames[ObjectIdentifier(presented)] = frame
      view.bounds.size = frame.size
    }
    view.pinSafeArea(at: frame, in: container.bounds, outer: container.safeAreaInsets)
  }

  func record(_ call: String, _ arguments: [String] = []) {
    environment.record(.delegate, presented.traceName, call, arguments)
  }
}
