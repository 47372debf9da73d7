import QuartzCore

extension UINavigationController {
  /// Begins the requested transition, unless one is running (T-20, T-55).
  func startDeferredTransitionIfNeeded() {
    guard case .requested(let request) = state else { return }
    // While the container appears or disappears, an animated transition waits; one without animation is made at once
    // where the container appears.
    if appearance == .disappearing || appearance == .appearing && request.isAnimated { return }
    if appearance == .appearing, let new = stack.last, new !== shownStack.last { return replaceWhileAppearing() }
    if stack.isEmpty, let old = shownStack.last { removeLast(old) }
    guard let new = stack.last, new !== shownStack.last else {
      // Nothing to show: pushed and popped again, or changed below the top.
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
    request.pending = pending
    request.afterCompletions = { [link = WeakReference(self), environment] in
      link.target?.startNextIfNeeded()
      pending?.leaveTransactions(in: environment)
    }
    if let old { addAnimatorProvider(to: request, operation, from: old, to: new) }
    let driver = TransitionDriver(request, environment: environment)
    beginRunning(driver)
    // The delegate is asked before the view is loaded (T-24).
    driver.askDelegates()
    new.loadViewIfNeeded()
    guard appearance == .appeared, stack.contains(identicalTo: new) else {
      // The loaded screen has removed itself from the stack, or the container from the screen.
      (arriving, leaving) = (change.arriving + arriving, change.leaving + leaving)
      return requestAgain(pending, animated: animated)
    }
    old?.reportIfUnbalanced()
    new.reportIfUnbalanced()
    addViews(to: request, from: old, to: new)
    // The tab bar's movement depends on the animator.
    if animated { addBars(to: request, showing: change.after, operation) }
    driver.start()
  }

  /// Requests a transition again that could not begin, after the operations that have waited for it. Off the screen
  /// nothing waits any more.
  private func requestAgain(_ pending: PendingTransition?, animated: Bool) {
    endRunning()
    addToRequest { request in
      if animated { request.animate(in: environment) }
      if let pending { request.transition.takeOver(pending) }
    }
    performWaitingOperations()
    requestTransition()
    (parent as? any SystemContainer)?.childTransitionDidEnd()
  }

  /// Makes the request of a transition. Its views are added when they are loaded.
  private func request(
    from old: UIViewController?, to new: UIViewController, _ change: NavigationChange, animated: Bool
  ) -> TransitionRequest {
    let link = WeakReference(self)
    var showsNew = false
    let request = TransitionRequest(
      from: old, to: new, containerView: wrapperView, isAnimated: animated, animatorProvider: { nil },
      interactionProvider: { link.target?.askDelegateForInteraction($0) },
      sendWillCallbacks: { showsNew = link.target?.sendWillCallbacks(old, new, change, animated) ?? false },
      settle: { didComplete in
        link.target?.restoreTabBar()
        if !showsNew {
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
  /// - Returns: whether the new screen still belongs to the container.
  private func sendWillCallbacks(
    _ old: UIViewController?, _ new: UIViewController, _ change: NavigationChange, _ animated: Bool
  ) -> Bool {
    old?.beginAppearanceTransition(false, animated: animated)
    detachPopped(change.leaving)
    // A controller that another container has added in that callback appears there.
    guard hasNoOtherParent(new) else {
      driver?.endImmediately()
      return false
    }
    driver?.arriving = new
    // The callback may have taken the container off the screen.
    if appearance.isShown { new.beginAppearanceTransition(true, animated: animated) }
    sendWillShow(new, animated: animated)
    // The callbacks may have shown or hidden bars.
    pinSafeAreas(old, new)
    return true
  }

  /// Sets the question for an animator: the delegate's, or else the system's (T-2).
  private func addAnimatorProvider(
    to request: TransitionRequest, _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) {
    let link = WeakReference(self)
    request.animatorProvider = { [unowned request] in
      guard let navigation = link.target else { return nil }
      let isDeclined =
        operation == .pop && request.pending?.interaction?.delegateHasNoAnimator(from: old, to: new) == true
      if !isDeclined, let animator = navigation.askDelegateForAnimator(operation, old, new) { return animator }
      // Because its viewDidLoad may set a zoom transition, the view is loaded before the system's animator is chosen.
      new.loadViewIfNeeded()
      navigation.setDefaults(of: request, operation, from: old, to: new)
      return nil
    }
  }

  /// Adds the loaded views and their frames to a request (T-43).
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

  /// Chooses the system's animator, driven by the gesture that made the request (T-2, E-63, E-76, E-88).
  private func setDefaults(
    of request: TransitionRequest, _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) {
    let (motion, isPop) = (environment.motion, operation == .pop)
    let gesture = isPop ? request.pending?.interaction : nil
    if let animator = (isPop ? old : new).layoutAnimator(operation, over: isPop ? new : old), !motion.isReduced {
      request.defaultAnimator = animator
      // Unlike UIKit's, the animator can be driven by the app, too (P-45).
      request.defaultInteraction = gesture?.percentDriver ?? askDelegateForInteraction(animator)
      return
    }
    let zoom = (isPop ? old : new).zoomDismissalGestures
    guard let zoom, !motion.isReduced else {
      let fades = motion.slidesAreFades || zoom != nil
      request.defaultAnimator = fades ? NavigationFadeAnimator(operation) : NavigationParallaxAnimator(operation)
      request.defaultInteraction = gesture?.percentDriver
      return
    }
    guard isPop else { return request.defaultAnimator = ZoomAnimator(into: zoom.settings) }
    let start = request.pending?.interruptedZoom.flatMap { $0.screen === old ? $0.state : nil }
    let interaction = gesture?.zoom(outOf: old)
    request.defaultAnimator = ZoomAnimator(outOf: zoom.settings, from: start, drivenBy: interaction)
    request.defaultInteraction = interaction
  }

  /// Asks the delegate for the animator of a gesture's pop as the gesture begins; nil where it has one (T-56).
  func noAnimatorAnswer(from: UIViewController, to: UIViewController) -> NoAnimatorAnswer? {
    askDelegateForAnimator(.pop, from, to) == nil ? NoAnimatorAnswer(from: from, to: to) : nil
  }

  /// Replaces the shown screen while the container appears; the new one appears with it.
  private func replaceWhileAppearing() {
    let old = shownStack.last
    dropRequest()
    old?.beginAppearanceTransition(false, animated: appearanceIsAnimated)
    detachPopped(leaving)
    installTopIfIdle()
    old?.endAppearanceTransition()
    // These callbacks may have taken the container off the screen, or begun the new screen's appearance already.
    guard appearance == .appearing, let new = shownStack.last, new.appearanceInContainer != .appearing else { return }
    new.beginAppearanceTransition(true, animated: appearanceIsAnimated)
    sendWillShow(new, animated: appearanceIsAnimated)
  }

  /// Removes the last screen of a stack that was emptied.
  private func removeLast(_ old: UIViewController) {
    prepare { old.beginAppearanceTransition(false, animated: false) }
    detachPopped(leaving)
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

  /// The controllers of the pop that the system's swipe may begin; nil for none (T-56).
  var gesturePop: (from: UIViewController, to: UIViewController)? {
    guard stack.count > 1, !isTransitioning, !isPresentationAnimating, !isNavigationBarHidden, let top = stack.last
    else { return nil }
    // A presentation over the screen in its context is a transition, too.
    if let presentation = top.modal.presents, !presentation.isAtRest { return nil }
    // A zoomed screen has its own gestures.
    if top.zoomDismissalGestures != nil, !environment.motion.isReduced { return nil }
    let item = top.navigationItem
    let hasOwnLeft = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return item.hidesBackButton || hasOwnLeft ? nil : (top, stack[stack.count - 2])
  }

  /// Ends the transition, and performs the operations that waited (T-55, T-123).
  private func transitionHasEnded() {
    endRunning()
    performWaitingOperations()
  }

  private func startNextIfNeeded() {
    // A coordinator's completion has begun the next transition already.
    guard driver == nil else { return }
    contentDidSettle()
    (parent as? any SystemContainer)?.childTransitionDidEnd()
    stackDidSettle()
    guard state.request != nil else { return }
    if appearance == .disappeared { settleOffscreen() } else { view.setNeedsLayout() }
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
