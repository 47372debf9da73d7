import QuartzCore

extension UINavigationController {
  /// Begins the transition that was asked for, unless one runs: then it waits for that one's end (T-20, T-55).
  func startDeferredTransitionIfNeeded() {
    guard case .requested(let request) = state else { return }
    // While the whole container comes or goes, a transition of its own waits for the end of that; what needs no animation
    // happens at once where it is coming.
    if appearance == .disappearing || appearance == .appearing && request.isAnimated { return }
    if appearance == .appearing, let new = stack.last, new !== shownStack.last { return replaceWhileAppearing() }
    if stack.isEmpty, let old = shownStack.last { removeLast(old) }
    guard let new = stack.last, new !== shownStack.last else {
      // Pushed and popped again before anything was shown, or changed below the top: there is nothing to see.
      dropRequest()
      shownStack = stack
      showItems(of: stack)
      settleMoves()
      return
    }
    begin(from: shownStack.last, to: new)
  }

  private func begin(from old: UIViewController?, to new: UIViewController) {
    let operation: Operation = shownStack.contains(identicalTo: new) ? .pop : .push
    let pendingRequest = takeRequest()
    let animated = pendingRequest?.isAnimated == true && old != nil && UIView.areAnimationsEnabled
    let change = NavigationChange(before: shownStack, after: stack, arriving: arriving, leaving: leaving)
    (arriving, leaving) = ([], [])
    let pending = pendingRequest?.transition
    let request = request(from: old, to: new, change, animated: animated)
    request.pending = waited
    request.afterCompletions = { [link = WeakReference(self), environment] in
      link.target?.startNextIfNeeded()
      pending?.leaveTransactions(in: environment)
    }
    if let old { addQuestion(to: request, operation, from: old, to: new) }
    let driver = TransitionDriver(request, environment: environment)
    beginRunning(driver)
    // T-24: the questions come first, then the view.
    driver.ask()
    new.loadViewIfNeeded()
    guard appearance == .appeared, stack.contains(identicalTo: new) else {
      // What was loaded took itself off the stack, or the whole container off the screen.
      (arriving, leaving) = (change.arriving + arriving, change.leaving + leaving)
      endRunning()
      requestTransition { request in
        if animated { request.animate(in: environment) }
        if let pending { request.transition.takeOver(pending) }
      }
      return performWaitingOperations()
    }
    old?.reportIfUnbalanced()
    new.reportIfUnbalanced()
    addViews(to: request, from: old, to: new)
    // How the tab bar goes along depends on the animator.
    if animated { addBars(to: request, showing: change.after, operation) }
    driver.start()
  }

  /// What a transition asks, sends and does to the hierarchy; its views are added once they are loaded.
  private func request(
    from old: UIViewController?, to new: UIViewController, _ change: NavigationChange, animated: Bool
  ) -> TransitionRequest {
    let link = WeakReference(self)
    var newIsHere = false
    let request = TransitionRequest(
      from: old, to: new, containerView: wrapperView, isAnimated: animated, animatorProvider: { nil },
      interactionProvider: { link.target?.askInteraction($0) },
      sendWillCallbacks: { tellsNew = link.target?.sendWillCallbacks(old, new, change, animated) ?? false },
      settle: { didComplete in
        link.target?.restoreTabBar()
        if !newIsHere {
          link.target?.settleWithoutNew(old, change)
        } else if didComplete {
          link.target?.settleCompleted(old, new, change, animated)
        } else {
          link.target?.settleCancelled(old, new, change)
        }
        old?.unpinSafeAreas()
        new.unpinSafeAreas()
      })
    request.participants = [self, old, new].compactMap { $0 }
    request.sharesCoordinator = animated
    request.containerSizeDidChange = { link.target?.containerSizeDidChange($0, old, new) }
    request.onEnd = { link.target?.transitionHasEnded() }
    return request
  }

  /// Sends the will-callbacks (T-38, T-48).
  ///
  /// - Returns: whether the new screen is still here to be shown.
  private func sendWillCallbacks(
    _ old: UIViewController?, _ new: UIViewController, _ change: NavigationChange, _ animated: Bool
  ) -> Bool {
    old?.beginAppearanceTransition(false, animated: animated)
    release(change.leaving)
    // Who has gone to another container in that callback appears there, and nowhere else.
    guard isStillHere(new) else {
      driver?.endWithScreen()
      return false
    }
    // The callback may have taken the whole container off the screen.
    if appearance.isShown { new.beginAppearanceTransition(true, animated: animated) }
    sendWillShow(new, animated: animated)
    // The callbacks may have shown or hidden bars.
    pinSafeAreas(old, new)
    return true
  }

  /// Lets the delegate be asked for an animator, and chooses the system's where it has none (T-2).
  private func addQuestion(
    to request: TransitionRequest, _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) {
    let link = WeakReference(self)
    request.animatorProvider = { [unowned request] in
      guard let navigation = link.target else { return nil }
      let isDeclined =
        operation == .pop && request.pending?.gesture?.delegateHasNoAnimator(from: old, to: new) == true
      if !isDeclined, let animator = navigation.askDelegateForAnimator(operation, old, new) { return animator }
      // Because its viewDidLoad may set the screen's zoom, the view is loaded before the system's animator is chosen.
      new.loadViewIfNeeded()
      navigation.setDefaults(of: request, operation, from: old, to: new)
      return nil
    }
  }

  /// Gives a request the loaded views, and where they lie (T-43).
  private func addViews(to request: TransitionRequest, from old: UIViewController?, to new: UIViewController) {
    let (oldView, newView) = (old?.viewInContainer, new.viewInContainer)
    newView.bounds.size = frame(of: new, under: wantedBars).size
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    request.fromView = oldView
    request.toView = newView
    if let old, let oldView { request.initialFrames = [ObjectIdentifier(old): oldView.frame] }
    let link = WeakReference(self)
    request.finalFrame = { controller in
      guard let navigation = link.target, controller === new else { return nil }
      return navigation.frame(of: new, under: navigation.wantedBars)
    }
    pinSafeAreas(old, new)
  }

  /// Chooses the system's animator, and lets the gesture that made the request drive it (T-2, E-63, E-76, E-88).
  private func setDefaults(
    of request: TransitionRequest, _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) {
    let (motion, isPop) = (environment.motion, operation == .pop)
    let gesture = isPop ? request.pending?.gesture : nil
    let zoom = (isPop ? old : new).zoomDismissalGestures
    guard let zoom, !motion.isReduced else {
      let fades = motion.slidesAreFades || zoom != nil
      request.defaultAnimator = fades ? NavigationFadeAnimator(operation) : NavigationParallaxAnimator(operation)
      request.defaultInteraction = gesture?.swipe
      return
    }
    guard isPop else { return request.defaultAnimator = ZoomAnimator(into: zoom.settings) }
    let start = request.pending?.interruptedZoom.flatMap { $0.screen === old ? $0.state : nil }
    let interaction = gesture?.zoom(outOf: old)
    request.defaultAnimator = ZoomAnimator(outOf: zoom.settings, from: start, drivenBy: interaction)
    request.defaultInteraction = interaction
  }

  /// Asks the delegate, as a gesture begins, for the animator of its pop; nil where the delegate has one (T-56).
  func declinedAnimator(from: UIViewController, to: UIViewController) -> DeclinedAnimator? {
    askDelegateForAnimator(.pop, from, to) == nil ? DeclinedAnimator(from: from, to: to) : nil
  }

  /// The container is coming to the screen: the new top comes with it, in the old one's place.
  private func replaceWhileAppearing() {
    let old = shownStack.last
    dropRequest()
    old?.beginAppearanceTransition(false, animated: appearanceIsAnimated)
    release(leaving)
    installTopIfIdle()
    old?.endAppearanceTransition()
    // A change from inside these callbacks may have taken the container off the screen, or begun the new one's appearance already, which
    // the container ends once.
    guard appearance == .appearing, let new = shownStack.last, new.appearanceInContainer != .appearing else { return }
    new.beginAppearanceTransition(true, animated: appearanceIsAnimated)
    sendWillShow(new, animated: appearanceIsAnimated)
  }

  /// The stack was emptied: what was shown goes, and nothing comes.
  private func removeLast(_ old: UIViewController) {
    prepare { old.beginAppearanceTransition(false, animated: false) }
    release(leaving)
    removeView(old)
    old.endAppearanceTransition()
  }

  func askDelegateForAnimator(
    _ operation: Operation, _ old: UIViewController, _ new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = liveDelegate else { return nil }
    recordDelegate(
      "navigationController(_:animationControllerFor:from:to:)", [operation.traceName, old.traceName, new.traceName])
    return delegate.navigationController(self, animationControllerFor: operation, from: old, to: new)
  }

  private func askDelegateForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate = delegateWithOptionalMethods else { return nil }
    recordDelegate("navigationController(_:interactionControllerFor:)", [])
    return delegate.navigationController(self, interactionControllerFor: animator)
  }

  /// T-38, T-48: the old view goes, both did-callbacks, the moves, `didShow`.
  private func settleCompleted(
    _ old: UIViewController?, _ new: UIViewController, _ change: NavigationChange, _ animated: Bool
  ) {
    removeOld(old, showing: change)
    // Who is still on the way here comes, and goes with the next transition.
    guard isStillHere(new) || new.appearanceInContainer == .appearing else { return endWithoutNew(old, change) }
    if new.viewInContainer.superview !== wrapperView, driver?.lacksToView != true {
      wrapperView.addSubview(new.viewInContainer)
    }
    settleBars()
    place(new, at: frame(of: new, under: placedBars))
    old?.endAppearanceTransition()
    new.endAppearanceTransition()
    settleMoves(departed: change.leaving, arrived: change.arriving)
    sendDidShow(new, animated: animated)
  }

  /// Whether a controller has not gone to another container.
  private func isStillHere(_ controller: UIViewController) -> Bool {
    controller.storedParent == nil || controller.storedParent === self
  }

  private func removeOld(_ old: UIViewController?, showing change: NavigationChange) {
    shownStack = change.after
    showItems(of: change.after)
    guard let old else { return }
    environment.record(.hierarchy, old.traceName, "removedFromContainer")
    removeView(old)
  }

  /// The new screen has gone to another container before it heard of this one, and is told there what it does.
  private func settleWithoutNew(_ old: UIViewController?, _ change: NavigationChange) {
    removeOld(old, showing: change)
    endWithoutNew(old, change)
  }

  /// What is left of the stack is shown anew.
  private func endWithoutNew(_ old: UIViewController?, _ change: NavigationChange) {
    settleBars()
    old?.endAppearanceTransition()
    settleMoves(departed: change.leaving, arrived: change.arriving)
    shownStack = []
    requestTransition()
  }

  /// T-50: the new view goes, its pair of callbacks, then the old one's; the stack is as it was, and nobody hears `didShow`.
  private func settleCancelled(_ old: UIViewController?, _ new: UIViewController, _ change: NavigationChange) {
    driver?.noteArrivingView()
    environment.record(.hierarchy, new.traceName, "removedFromContainer")
    removeView(new)
    let oldIsHere = old.map(isStillHere) ?? true
    if let old, !oldIsHere { removeView(old) }
    if let old, oldIsHere, old.viewInContainer.superview !== wrapperView { wrapperView.addSubview(old.viewInContainer) }
    // Where the whole container is going, the new screen is told of that already.
    if new.appearanceInContainer != .disappearing { new.beginAppearanceTransition(false, animated: true) }
    new.endAppearanceTransition()
    reattachControllers(change)
    // Where the whole container has left the screen meanwhile, the old top does not come back.
    if oldIsHere, appearance.isShown { old?.beginAppearanceTransition(true, animated: true) }
    old?.endAppearanceTransition()
    old?.endContainmentMove(.toParent)
    restore(change)
    guard let old else { return }
    if oldIsHere { return placeIfNeeded(old) }
    // The old screen has gone to another container meanwhile: what is left is shown anew.
    shownStack = []
    requestTransition()
  }

  /// Popped controllers have their parent back before the one that was on top appears again (T-47, T-50); who has gone to another container
  /// meanwhile stays there.
  private func reattachControllers(_ change: NavigationChange) {
    for controller in change.before where controller.storedParent == nil {
      attach(controller)
      environment.record(.containment, controller.traceName, "restoredParent", [traceName])
      // T-42: the one that was on top moves in again, in its callbacks.
      controller.containmentMove =
        controller === change.before.last ? ContainmentMove(.toParent, by: self) : ContainmentMove()
    }
  }

  /// Puts the stack back as it was.
  private func restore(_ change: NavigationChange) {
    shownStack = change.before
    stack = change.before.filter { $0.storedParent === self }
    // Below the old top a controller has come to stay (T-142).
    settleMoves(
      departed: change.leaving.without(change.before),
      arrived: change.arriving.filter(change.before.contains(identicalTo:)))
    for controller in change.arriving.without(change.before) {
      controller.containmentMove = ContainmentMove()
      detach(controller)
      controller.sendDidMove(to: nil)
    }
    showItems(of: change.before)
    settleBars()
  }

  /// The pop that the system's swipe may begin (T-56), unless the delegate has an animator of its own for it; nil for none.
  var gesturePop: (from: UIViewController, to: UIViewController)? {
    guard stack.count > 1, !isTransitioning, !isPresentationAnimating, !isNavigationBarHidden, let top = stack.last
    else { return nil }
    // A zoomed screen has fingers of its own.
    if top.zoomDismissalGestures != nil, !environment.motion.isReduced { return nil }
    let item = top.navigationItem
    let hasOwnLeft = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return item.hidesBackButton || hasOwnLeft ? nil : (top, stack[stack.count - 2])
  }

  /// The transition is over: what waited for that is done, and another may begin (T-55, T-123).
  private func transitionHasEnded() {
    endRunning()
    performWaitingOperations()
  }

  private func startNextIfNeeded() {
    // A coordinator's completion has begun the next one already.
    guard driver == nil else { return }
    contentDidSettle()
    (parent as? any SystemContainer)?.childTransitionDidEnd()
    stackDidSettle()
    guard state.request != nil else { return }
    if appearance == .disappeared { settlePendingOffscreen() } else { view.setNeedsLayout() }
  }
}

extension UINavigationController: SystemContainer {
  func showsAfterTransition(_ child: UIViewController) -> Bool { topViewController === child }
  func isInstalled(_ child: UIViewController) -> Bool { driver == nil && shownStack.last === child }
  var childForContentSize: UIViewController? { topViewController }
  var contentTransition: TransitionDriver? { driver }
  var laysOutUnderOuterBars: Bool { true }
  func returnToFirstScreen() { popToRootViewController(animated: true) }
}
