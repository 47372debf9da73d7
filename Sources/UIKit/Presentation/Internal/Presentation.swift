import QuartzCore

/// One controller presented by another, from the call of `present` to the end of its dismissal.
///
/// The presenter keeps it; the presented controller knows it. The engine's driver runs its transitions from requests that
/// it makes, and knows nothing of it.
@MainActor final class Presentation: WeaklyReferenceable {
  private(set) var presented: UIViewController
  @WeakReference var presenter: UIViewController?
  /// Whom the app knows.
  let controller: UIPresentationController
  /// Who does the work: the same, unless the presentation has adapted to the room that it has.
  private(set) var effective: UIPresentationController
  /// The style that was adapted to; `.none` where nothing was.
  private(set) var adaptedStyle: UIModalPresentationStyle
  /// The traits in which it was last asked how the presentation adapts.
  var askedTraits: UITraitCollection
  /// What the presentation adapts to with the running change of traits.
  var comingAdaptation: ComingAdaptation?
  let transitionStyle: UIModalTransitionStyle
  var containerPlace: ContainerPlace
  /// Whether who presents is, or was when the presentation was asked for, inside another controller.
  private let presenterLiesInside: Bool
  let container: PresentationContainerView
  let environment: UIEnvironment
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  private(set) var phase = PresentationPhase.waitingToPresent
  /// Where the presented controller's own view lies in a wrapper, from where an animator may have taken it.
  var presentedHome: ViewHome?
  /// Where the presenter's view was when the presentation began.
  var presentersHome: ViewHome?
  /// Whether the presentation has taken the presenter's view away; asked once, when it begins (T-80).
  var removesPresentersView = false
  @WeakReference var driver: TransitionDriver?

  init(
    _ adaptation: PresentationAdaptation, by presenter: UIViewController, controller: UIPresentationController,
    transitionStyle: UIModalTransitionStyle
  ) {
    presented = adaptation.presented
    self.presenter = presenter
    self.controller = controller
    effective = adaptation.effective
    adaptedStyle = adaptation.style
    askedTraits = controller.roomTraits
    self.transitionStyle = transitionStyle
    containerPlace = adaptation.effective.shouldPresentInFullscreen ? .overScreen : .onContext
    presenterLiesInside = presenter.surroundings != nil
    environment = presenter.environment
    container = PresentationContainerView(frame: presenter.view.window?.bounds ?? presenter.view.bounds)
    container.controller = effective
    for each in [controller, effective] {
      each.presentation = self
      each.presenter = presenter
      each.holdPresented(true)
    }
  }

  deinit {
    storedWeakHandle?.clear()
  }

  // MARK: Phases

  /// The transition in begins.
  func beginPresenting() { move(to: .presenting(.init())) }
  /// The transition out is asked for, and begins after the commit.
  func waitToDismiss() { move(to: .waitingToDismiss) }
  /// The transition out begins.
  func beginDismissing() { move(to: .dismissing(.init(sizeAtBeginning: container.bounds.size))) }
  /// The presentation begins to change hands.
  func beginAdapting(_ adaptation: PresentationPhase.Adaptation) { move(to: .adapting(adaptation)) }
  /// Marks the adaptation as begun: `endAdapting()` does nothing before that.
  func noteAdaptationBegan() { phase.adaptation?.hasBegun = true }
  /// The presented controller is there: it has come, has changed hands, or was not dismissed after all.
  func stayPresented() { move(to: .presented) }

  /// The transition has got its container.
  func noteSizeAtBeginning() { phase.run?.sizeAtBeginning = container.bounds.size }

  private func move(to next: PresentationPhase) {
    guard phase.allows(next) else {
      return environment.report(
        .illegalState(of: "the presentation of \(presented.traceName)", from: phase.name, to: next.name))
    }
    phase = next
  }

  /// Gives the work, and the screen, to whom an adaptation names.
  func take(_ adaptation: PresentationAdaptation) {
    let (oldEffective, oldPresented) = (effective, presented)
    (effective, presented, adaptedStyle) = (adaptation.effective, adaptation.presented, adaptation.style)
    container.controller = effective
    if oldEffective !== effective {
      oldEffective.storedContainer = nil
      if oldEffective !== controller {
        oldEffective.presentation = nil
        oldEffective.holdPresented(false)
      }
    }
    effective.presentation = self
    effective.presenter = presenter
    effective.holdPresented(true)
    effective.storedContainer = container
    defer { applyTraits() }
    guard oldPresented !== presented else { return }
    takeTraitsBack(from: oldPresented)
    oldPresented.modal.isPresentedBy = nil
    presented.modal.isPresentedBy = self
  }

  /// The style on the present screen.
  var style: UIModalPresentationStyle { effective.style }

  /// Whether it covers a context inside another controller, with which it comes and goes, rather than the screen.
  var liesInside: Bool { presenterLiesInside && containerPlace != .overScreen }

  /// Whether what tells the presenter of appearance tells the presented controller too: it is in place in the presenter's surroundings.
  /// While it comes or goes itself, it tells the presenter.
  var isSettledInContext: Bool {
    liesInside && (phase == .presented || phase == .waitingToDismiss)
  }

  /// The container where it lies in the presenter's place, among the views of whatever contains the presenter.
  var containerInPlace: UIView? { containerPlace == .inPlaceOfContext ? container : nil }

  /// Where the presenter's view belongs now; nil where it is off the screen with its context.
  var presentersPlace: ViewHome? {
    switch containerPlace {
    case .inPlaceOfContext: ViewHome(of: container)
    case .overScreen, .onContext: presentersHome
    case .contextHasLeft: nil
    }
  }

  /// This presentation and those on top of it, from the bottom.
  var chain: [Presentation] {
    [self] + (presented.modal.presents?.chain ?? [])
  }

  /// The system's animator for the transition style (T-2): a cross-fade for zooms and flips where motion is reduced, and for every style
  /// where cross-fades are preferred (E-88, K-60).
  ///
  /// - Parameter gesture: drives the dismissal; nil where time does.
  func defaultAnimator(
    isPresenting: Bool, gesture: SystemInteraction? = nil
  ) -> any UIViewControllerAnimatedTransitioning {
    if presented.preferredTransition?.zoom != nil { presented.loadViewIfNeeded() }
    let (motion, zoom) = (environment.motion, style == .popover ? nil : presented.zoomDismissal)
    if let zoom, !motion.isReduced {
      if isPresenting { return ZoomAnimator(into: zoom.settings) }
      return ZoomAnimator(outOf: zoom.settings, drivenBy: gesture?.zoom(outOf: presented))
    }
    if let own = effective.systemAnimator(isPresenting: isPresenting) { return own }
    let turnsOrGrows = zoom != nil || transitionStyle == .flipHorizontal
    // A finger moves the screen all the same.
    if motion.slidesAreFades || motion.isReduced && turnsOrGrows, gesture?.swipe == nil {
      return CrossDissolveAnimator(isPresenting: isPresenting)
    }
    return switch transitionStyle {
    case .coverVertical, .partialCurl: CoverVerticalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    }
  }

  /// Asks the questions now, and starts once the turn's changes are committed (T-22, C-84).
  ///
  /// - Parameters:
  ///   - call: the method that the app called, for the report that it cannot be driven (P-68).
  ///   - gesture: the system's gesture that made the request; nil where the app did.
  ///   - didAsk: runs inside the call, after the questions, when the coordinator is there.
  ///   - mayStart: whether the transition still has something to show, asked after the commit.
  ///   - turn: turns the screen along, where the transition goes by time; under a finger the screen turns with the end (P-33).
  func start(
    _ request: TransitionRequest, call: String, gesture: SystemInteraction? = nil, didAsk: () -> Void,
    if mayStart: @escaping () -> Bool, turn: @escaping () -> Void
  ) {
    let isUndrivable = !request.isAnimated && presented.transitioningDelegate != nil
    let undrivableCall =
      isUndrivable ? UndrivableCall(name: call, controller: presented.traceName, time: environment.clock.now) : nil
    let pending = PendingTransition(undrivableCall: undrivableCall)
    pending.gesture = gesture
    environment.pendingTransitions.append(pending)
    environment.pendingTransitions.note(undrivableCall)
    request.pending = pending
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.ask()
    driver.shareCoordinator()
    didAsk()
    environment.runAfterCommit { [self] in
      environment.pendingTransitions.remove(pending)
      // A presentation that is over did not take place; a dismissal that has nothing left to do has.
      guard mayStart() else { return driver.abandon(cancelled: request.to === presented) }
      driver.start()
      if driver.state.isAnimating { turnAlong(turn) }
    }
  }

  private func turnAlong(_ turn: () -> Void) {
    let before = environment.orientation.destination
    turn()
    phase.run?.orientationBefore = environment.orientation.destination == before ? nil : before
  }

  /// The transition was cancelled: the screen stands as before, if it was turned along, and as who fills it now allows.
  ///
  /// - Parameters:
  ///   - orientationBefore: how the screen stood before the transition turned it; nil where it has not.
  ///   - changedFiller: whether another controller would have filled the screen.
  func turnBack(to orientationBefore: UIInterfaceOrientation?, changedFiller: Bool) {
    if let orientationBefore { environment.turnBack(to: orientationBefore) }
    if changedFiller { environment.standWhereAllowed() }
  }

  /// Whether the presented controller goes, and no finger may bring it back: another one is about to fill the screen.
  var leavesByTime: Bool {
    guard phase.hasBegunDismissing, let driver else { return false }
    return driver.state != .running(.interactive) && !driver.context.transitionWasCancelled
  }

  /// The presenter, as long as it presents this.
  var currentPresenter: UIViewController? {
    guard let presenter, presenter.modal.presents === self else { return nil }
    return presenter
  }

  /// Frees the presenter, which may present again (T-161).
  func leavePresenter() {
    if presenter?.modal.presents === self { presenter?.modal.presents = nil }
  }

  /// Unties presenter, presented controller and presentation controller.
  func end() {
    if phase.adaptation != nil { endPresentersChange() }
    move(to: .ended)
    takeTraitsBack(from: presented)
    container.removeFromSuperview()
    for each in [controller, effective] {
      each.storedContainer = nil
      each.presentation = nil
      each.holdPresented(false)
    }
    leavePresenter()
    if presented.modal.isPresentedBy === self { presented.modal.isPresentedBy = nil }
    presented.modal.early = nil
  }

  /// An adaptation that will not end has told the presenter that it comes or goes.
  private func endPresentersChange() {
    guard let presenter, presenter.appearance.isChanging else { return }
    if presenter.appearance == .appearing { presenter.beginAppearanceTransition(false, animated: false) }
    presenter.endAppearanceAtOnce()
  }

  /// Takes the presentation, and those on top of it, away with the window's root or the context that they lie on, at once (T-68).
  ///
  /// - Parameter isStillGone: asked where that has to wait, because a transition of theirs is just beginning or ending.
  func leaveWithRoot(if isStillGone: @escaping () -> Bool = { true }) {
    if let busy = chain.compactMap(\.driver).first(where: \.isBeginningOrEnding) {
      busy.whenEnded { [link = WeakReference(self)] in
        guard let presentation = link.target, presentation.phase != .ended, isStillGone() else { return }
        presentation.leaveWithRoot(if: isStillGone)
      }
      return
    }
    for presentation in chain.reversed() { presentation.driver?.endWithScreen() }
    guard phase != .ended else { return }
    for presentation in chain.reversed() {
      // What the callbacks of those above have begun inside.
      environment.endTransitions(inside: presentation.container)
      presentation.presented.beginAppearanceTransition(false, animated: false)
      presentation.effective.leaveAtOnce()
      presentation.container.removeFromSuperview()
      // It may have begun to disappear more than once, with its context as well.
      presentation.presented.endAppearanceAtOnce()
      presentation.end()
    }
  }

  /// The context has left a container that knows nothing of what lies in its place, such as an app's own: that goes too (T-68).
  func leaveWithContext() {
    guard containerPlace == .inPlaceOfContext, container.superview != nil else { return }
    containerPlace = .contextHasLeft
    let presenter = presenter
    leaveWithRoot()
    presenter?.leaveUnseen()
  }

  /// Takes the presentation, and those on top of it, away where nobody sees them; the context's own view is back in its place.
  func leaveUnseen() {
    let place = presentersPlace
    let view = removesPresentersView ? presenter?.viewIfLoaded : nil
    leaveWithRoot()
    if let view, let place { place.restore(view) }
  }

  /// Holds the safe area of a view that an animator will move as it is where the view lies at rest (P-35).
  func pinSafeArea(of view: UIView) {
    view.pinSafeArea(at: view.frame, in: container.bounds, outer: container.safeAreaInsets)
  }

  /// The container got another size while a transition runs: frames and safe areas are those of the new one (P-33, P-35).
  func followSizeChange(_ request: TransitionRequest) {
    phase.run?.sizeAtBeginning = nil
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

  /// Tells a request of a container where the presenter's view has its place now, as far as it has told that before.
  func followPresentersPlace(_ request: TransitionRequest, in container: UIView) {
    guard let presenter else { return }
    let (key, frame) = (ObjectIdentifier(presenter), presentersPlace?.frame(in: container) ?? .zero)
    if request.finalFrames[key] != nil { request.finalFrames[key] = frame }
    if request.initialFrames[key] != nil { request.initialFrames[key] = frame }
  }

  /// Puts the presenter's view back where an animator took it from, and says so (P-6, P-7).
  func rescuePresentersView() {
    guard !removesPresentersView, let presenter, let home = presentersHome, let view = presenter.viewIfLoaded,
      let superview = home.superview, view.superview !== superview
    else { return }
    if hasMovedOn(presenter, view) { return }
    if view.isDescendant(of: container) {
      environment.report(.presenterInContainer(presenter: presenter.traceName))
    } else {
      environment.report(.presenterRemoved(presenter: presenter.traceName))
    }
    home.restore(view)
    // The presenter was told that its view has left, and is not told by the window that it is back.
    guard presenter.appearance == .disappeared, view.window != nil else { return }
    presenter.beginAppearanceTransition(true, animated: false)
    presenter.endAppearanceTransition()
  }

  /// Whether it is not the animator that took the presenter's view from where it was, but the container around the presenter, which
  /// has taken it off the screen, or to another place there.
  private func hasMovedOn(_ presenter: UIViewController, _ view: UIView) -> Bool {
    guard let parent = presenter.storedParent else { return !presenter.appearance.isShown && !isWanted(presenter) }
    if view.window != nil, !view.isDescendant(of: container) { return true }
    return (parent as? any SystemContainer)?.isInPlace(presenter) == false
  }

  /// Whether a controller without a parent belongs on the screen: as a window's root, or as somebody's presented controller.
  private func isWanted(_ presenter: UIViewController) -> Bool {
    if let own = presenter.modal.isPresentedBy { return own.phase == .presented }
    return environment.windows.contains { $0.rootViewController === presenter }
  }

  /// Puts the presented view into the container, at its place, where nobody has.
  func ensurePresentedView() {
    if let view = presented.viewIfLoaded, view.superview == nil { presentedHome?.restore(view) }
    guard let view = effective.presentedView, !view.isDescendant(of: container) else { return }
    container.addSubview(view)
    view.place(in: effective.frameOfPresentedViewInContainerView)
  }

  /// Where the screen has turned while an animator moved the presented view, that one knew another place for it.
  func placeAfterTurn() {
    guard container.bounds.size != phase.run?.sizeAtBeginning, let view = effective.presentedView,
      view.superview === container
    else { return }
    UIView.performWithoutAnimation { view.place(in: effective.frameOfPresentedViewInContainerView) }
  }

  func record(_ call: String, _ arguments: [String] = []) {
    environment.record(.delegate, presented.traceName, call, arguments)
  }
}
