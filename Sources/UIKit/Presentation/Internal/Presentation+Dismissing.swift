import QuartzCore

extension Presentation {
  /// Requests the dismissal of this presentation. Presentations above end without animation when it begins (T-88).
  ///
  /// - Parameters:
  ///   - byUser: whether the user dismisses it, so that the delegate is notified (T-90).
  ///   - gesture: the user's gesture that drives it; nil for none.
  func dismiss(
    animated: Bool, completion: (() -> Void)?, byUser: Bool = false, gesture: SystemInteraction? = nil
  ) {
    let chain = chain
    guard phase == .presented, chain.allSatisfy({ $0.phase == .presented || $0.phase.isDismissing }) else {
      environment.report(.presentationInProgress(call: "dismiss", controller: chain.last?.presented.traceName ?? ""))
      return
    }
    if chain.count > 1 { environment.note(.dismissalOfSeveralLevels) }
    for presentation in chain where presentation.phase == .presented { presentation.waitToDismiss() }
    let request = { [self] in
      requestDismissal(animated: animated, completion: completion, byUser: byUser, gesture: gesture)
    }
    // An adaptation that is just beginning has its new controllers after the commit.
    let hasBegun = chain.allSatisfy { $0.adaptation?.hasBegun ?? true }
    if hasBegun { request() } else { environment.runAfterCommit(request) }
  }

  /// Ends the running adaptations, and makes the request.
  private func requestDismissal(
    animated: Bool, completion: (() -> Void)?, byUser: Bool, gesture: SystemInteraction?
  ) {
    for presentation in chain { presentation.endAdapting() }
    let rotatesScreen = chain.contains(where: \.style.fillsScreen)
    guard
      let request = dismissalRequest(
        animated: animated, rotatesScreen: rotatesScreen, gesture: gesture, completion: completion)
    else { return call(completion) }
    if byUser {
      request.afterCompletions = { [link = WeakReference(self)] in
        guard let presentation = link.target, presentation.phase == .ended else { return }
        presentation.notifyDidDismiss()
      }
    }
    start(request, call: "dismiss", gesture: gesture) { [self] in
      if byUser { notifyWillDismiss() }
    } if: { [self] in
      mayBeginDismissing(completion)
    } rotate: { [environment] in
      if rotatesScreen { environment.rotateIfNeeded() }
    }
  }

  /// Whether the dismissal begins, asked after the commit. Ends the presentations above.
  private func mayBeginDismissing(_ completion: (() -> Void)?) -> Bool {
    guard phase == .waitingToDismiss else {
      // The presentation has left with the window's root or its context, which is what was asked for.
      if phase == .ended { call(completion) }
      return false
    }
    guard !isOffScreen else {
      // There is nothing to show.
      endOffscreenAppearance()
      call(completion)
      return false
    }
    for upper in chain.dropFirst().reversed() { upper.dismissImmediately() }
    return phase == .waitingToDismiss
  }

  /// Dismisses without animation, with all callbacks, because the presentation below is about to go.
  ///
  /// A dismissal that already runs ends at once (T-88, T-160).
  private func dismissImmediately() {
    if phase.hasBegunDismissing { return driver?.endImmediately() ?? () }
    // A cancelled dismissal may have brought it back.
    if phase == .presented { waitToDismiss() }
    guard phase == .waitingToDismiss else { return }
    guard !isOffScreen else { return endOffscreenAppearance() }
    // The dismissal of the lowest presentation rotates the screen.
    let request = dismissalRequest(animated: false, rotatesScreen: false, gesture: nil, completion: nil)
    guard let request else { return }
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.start()
  }

  private func dismissalRequest(
    animated: Bool, rotatesScreen: Bool, gesture: SystemInteraction?, completion: (() -> Void)?
  ) -> TransitionRequest? {
    guard let presenter else { return nil }
    let delegate = presented.liveTransitioningDelegate
    let (percentDriver, zoom) = (gesture?.percentDriver, gesture?.zoom(outOf: presented))
    let request = TransitionRequest(
      from: presented, to: presenter, containerView: container, isAnimated: animated,
      animatorProvider: { [self] in
        // A zoom's gesture has begun only where the delegate had no animator (T-56).
        zoom == nil ? askAnimatorForDismissal(delegate) : nil
      },
      interactionProvider: { [self] in
        guard let delegate else { return percentDriver }
        record("interactionControllerForDismissal(using:)")
        return delegate.interactionControllerForDismissal(using: $0) ?? percentDriver
      },
      sendWillCallbacks: { [self] in willDismiss(presenter, animated) },
      settle: { [self] didComplete in
        if didComplete {
          didDismiss(presenter, rotatesScreen: rotatesScreen, completion)
        } else {
          didCancelDismissing(presenter, rotatesScreen: rotatesScreen, completion)
        }
      })
    request.presentationStyle = style
    request.defaultAnimator = animated ? defaultAnimator(isPresenting: false, gesture: gesture) : nil
    request.defaultInteraction = percentDriver ?? zoom
    request.containerSizeDidChange = { [link = WeakReference(self)] request in
      guard let presentation = link.target else { return }
      presentation.containerSizeDidChange(request)
      presentation.updatePresenterFrames(of: request, in: presentation.container)
    }
    request.participants = [presenter, presented]
    request.liveCompanionViews = effective.companionViews
    request.animateCompanions = { [effective] _ in effective.animateAlongside(isPresenting: false) }
    return request
  }

  private func askAnimatorForDismissal(
    _ delegate: (any UIViewControllerTransitioningDelegate)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    record("animationController(forDismissed:)", [presented.traceName])
    return delegate.animationController(forDismissed: presented)
  }

  /// Whether the delegate has no animator for a dismissal that a gesture would begin (T-56).
  func usesSystemDismissalAnimator() -> Bool {
    askAnimatorForDismissal(presented.liveTransitioningDelegate) == nil
  }

  private func willDismiss(_ presenter: UIViewController, _ animated: Bool) {
    beginDismissing()
    record("dismissalTransitionWillBegin")
    effective.dismissalTransitionWillBegin()
    post(.dismissalTransitionWillBegin)
    let fromView = effective.presentedView
    if !removesPresentersView, let attachment = ViewAttachment(of: presenter.view) { presenterAttachment = attachment }
    let presentersFrame = currentPresenterAttachment?.frame(in: container) ?? .zero
    if let request = driver?.request {
      request.fromView = fromView
      request.toView = removesPresentersView ? presenter.view : nil
      request.initialFrames = [ObjectIdentifier(presented): fromView?.frame ?? .zero]
      if !removesPresentersView { request.initialFrames[ObjectIdentifier(presenter)] = presentersFrame }
      request.finalFrames = [ObjectIdentifier(presenter): presentersFrame]
    }
    fromView.map(pinSafeArea)
    // In a context that disappears already the presenter does not reappear. If the controller has begun to disappear
    // with the context, the dismissal ends that.
    let contextDisappears = isInNestedContext && !contextAppearance.isShown
    if !contextDisappears || presented.appearance != .disappearing {
      presented.reportIfUnbalanced()
      presented.beginAppearanceTransition(false, animated: animated)
    }
    guard removesPresentersView else { return }
    if !contextDisappears { presenter.beginAppearanceTransition(true, animated: animated) }
    environment.record(.hierarchy, presenter.traceName, "addedToContainer")
    container.insertSubview(presenter.view, at: 0)
    UIView.performWithoutAnimation { presenter.view.place(in: presentersFrame) }
  }

  /// Removes the views, sends the did-callbacks, the presenter's first, notifies the presentation controller and calls
  /// the completion (T-77, T-78).
  private func didDismiss(_ presenter: UIViewController, rotatesScreen: Bool, _ completion: (() -> Void)?) {
    environment.record(.hierarchy, presented.traceName, "removedFromContainer")
    effective.presentedView?.unpinSafeArea()
    restorePresentersView(presenter)
    effective.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    if removesPresentersView { endPresentersReturn(presenter) }
    // From its viewDidDisappear on, a dismissed controller has no presenter (T-87).
    releasePresenter()
    // Its context may have begun the disappearance as well, and no longer forwards the end.
    presented.endAppearanceAtOnce()
    record("dismissalTransitionDidEnd(_:)", ["true"])
    effective.dismissalTransitionDidEnd(true)
    post(.dismissalTransitionDidEnd, completed: true)
    end()
    if let formerResponder, environment.presses.firstResponder == nil { formerResponder.becomeFirstResponder() }
    call(completion)
    adaptPresentations(in: presenter.viewIfLoaded?.window)
    if rotatesScreen { environment.rotateIfNeeded() }
  }

  /// Ends the presenter's appearance. If its surroundings have left the screen meanwhile, it disappears, too.
  func endPresentersReturn(_ presenter: UIViewController) {
    if presenter.appearance.isShown, !hasVisibleSurroundings(presenter) {
      presenter.beginAppearanceTransition(false, animated: false)
    }
    presenter.endAppearanceTransition()
  }

  /// Restores the presented state, so that the controller can be dismissed again (T-86, T-89). The completion is
  /// called, too.
  private func didCancelDismissing(_ presenter: UIViewController, rotatesScreen: Bool, _ completion: (() -> Void)?) {
    let orientationBefore = phase.runningTransition?.orientationBefore
    // Where the context was leaving already, the presenter has not reappeared, and the presented controller continues
    // to leave.
    let isLeaving = removesPresentersView && container.window != nil && presenter.appearance == .disappeared
    if removesPresentersView {
      environment.record(.hierarchy, presenter.traceName, "removedFromContainer")
      presenter.beginOwnAppearance(false, animated: true)
      presenter.view.removeFromSuperview()
      presenter.endOwnAppearance()
    } else {
      restoreMovedPresentersView()
    }
    effective.presentedView?.unpinSafeArea()
    addPresentedViewIfNeeded()
    placeAfterRotation()
    // If the context has left the screen meanwhile, the controller does not reappear.
    if !isOffScreen, !isLeaving { presented.beginAppearanceTransition(true, animated: true) }
    if !isLeaving { endPresentedAppearance() }
    record("dismissalTransitionDidEnd(_:)", ["false"])
    effective.dismissalTransitionDidEnd(false)
    post(.dismissalTransitionDidEnd, completed: false)
    becomePresented()
    if !isLeaving { sendMissedContextCallbacks() }
    if completion != nil { environment.note(.cancelledDismissalClosure) }
    call(completion)
    restoreOrientation(orientationBefore, changedFullScreenController: rotatesScreen)
  }
}
