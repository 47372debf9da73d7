import QuartzCore

extension Presentation {
  /// Asks for the transition that takes this presentation, and all on top of it, away; the topmost animates (T-88).
  ///
  /// - Parameters:
  ///   - byUser: whether the user asked for it, so that the delegate is notified of its end (T-90).
  ///   - gesture: the user's gesture that drives it; nil for none.
  func dismiss(
    animated: Bool, completion: (() -> Void)?, byUser: Bool = false, gesture: SystemInteraction? = nil
  ) {
    let chain = chain
    guard let top = chain.last, let presenter else { return }
    guard chain.allSatisfy({ $0.phase == .presented }) else {
      environment.report(.presentationInProgress(call: "dismiss", controller: top.presented.traceName))
      return
    }
    if chain.count > 1 { environment.note(.dismissalOfSeveralLevels) }
    for presentation in chain { presentation.phase = .waitingToDismiss }
    let (dismissed, delegate) = (top.presented, top.presented.liveTransitioningDelegate)
    let (swipe, zoom) = (gesture?.swipe, gesture?.zoom(outOf: dismissed))
    let request = TransitionRequest(
      from: dismissed, to: presenter, containerView: top.container, isAnimated: animated,
      animatorQuestion: {
        // A zoom's gesture has begun only where the delegate had none (T-56).
        zoom == nil ? top.askAnimatorForDismissal(delegate) : nil
      },
      interactionQuestion: {
        guard let delegate else { return swipe }
        top.record("interactionControllerForDismissal(using:)")
        return delegate.interactionControllerForDismissal(using: $0) ?? swipe
      },
      sendWills: { [self] in willDismiss(chain, top, presenter, animated) },
      settle: { [self] didComplete in
        if didComplete {
          didDismiss(chain, top, presenter, completion)
        } else {
          didCancelDismissing(chain, top, presenter, completion)
        }
      })
    request.presentationStyle = top.style
    request.defaultAnimator = animated ? top.defaultAnimator(isPresenting: false, gesture: gesture) : nil
    request.defaultInteraction = swipe ?? zoom
    request.followSizeChange = { [bottom = Tethered(self), link = Tethered(top)] request in
      guard let top = link.target else { return }
      top.followSizeChange(request)
      bottom.target?.followPresentersPlace(request, in: top.container)
    }
    request.participants = [presenter] + chain.map(\.presented)
    request.liveCompanionViews = chain.flatMap(\.effective.companionViews)
    request.animateCompanions = { _ in for each in chain { each.effective.animateAlongside(isPresenting: false) } }
    if byUser {
      request.afterwards = { [link = Tethered(self)] in
        guard let presentation = link.target, presentation.phase == .ended else { return }
        presentation.userHasDismissed()
      }
    }
    start(request, call: "dismiss", gesture: gesture) { [self] in
      guard chain.allSatisfy({ $0.phase == .waitingToDismiss }) else {
        // The presentation has left with the window's root or its context: it is away, as was asked for.
        if phase == .ended { finish(completion) }
        return false
      }
      if top.container.window != nil { return true }
      // The context is off the screen: there is nothing to see.
      leaveUnseen()
      finish(completion)
      return false
    } turn: { [environment] in
      if chain.contains(where: \.style.fillsScreen) { environment.turnWhereNeeded() }
    }
  }

  private func askAnimatorForDismissal(
    _ delegate: (any UIViewControllerTransitioningDelegate)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    record("animationController(forDismissed:)", [presented.traceName])
    return delegate.animationController(forDismissed: presented)
  }

  /// Whether the delegate has no animator of its own for a dismissal that a finger would begin (T-56).
  func leavesDismissalToSystem() -> Bool {
    askAnimatorForDismissal(presented.liveTransitioningDelegate) == nil
  }

  private func willDismiss(
    _ chain: [Presentation], _ top: Presentation, _ presenter: UIViewController, _ animated: Bool
  ) {
    for presentation in chain.reversed() {
      presentation.phase = .dismissing
      presentation.sizeAtBeginning = presentation.container.bounds.size
      presentation.record("dismissalTransitionWillBegin")
      presentation.effective.dismissalTransitionWillBegin()
      presentation.post(.dismissalTransitionWillBegin)
    }
    let fromView = top.effective.presentedView
    if !removesPresentersView, let home = ViewHome(of: presenter.view) { presentersHome = home }
    let presentersFrame = presentersPlace?.frame(in: top.container) ?? .zero
    if let request = driver?.request {
      request.fromView = fromView
      request.toView = removesPresentersView ? presenter.view : nil
      request.initialFrames = [ObjectIdentifier(top.presented): fromView?.frame ?? .zero]
      if !removesPresentersView { request.initialFrames[ObjectIdentifier(presenter)] = presentersFrame }
      request.finalFrames = [ObjectIdentifier(presenter): presentersFrame]
    }
    fromView.map(top.pinSafeArea)
    top.presented.reportIfUnbalanced()
    top.presented.beginAppearanceTransition(false, animated: animated)
    for lower in chain.dropLast() {
      lower.presented.beginAppearanceTransition(false, animated: animated)
      lower.container.isHidden = true
    }
    guard removesPresentersView else { return }
    presenter.beginAppearanceTransition(true, animated: animated)
    environment.record(.hierarchy, presenter.traceName, "addedToContainer")
    top.container.insertSubview(presenter.view, at: 0)
    UIView.performWithoutAnimation { presenter.view.place(in: presentersFrame) }
  }

  /// T-77, T-78: the container goes, the did-callbacks (the presenter's first), the presentation controllers, the completion.
  private func didDismiss(
    _ chain: [Presentation], _ top: Presentation, _ presenter: UIViewController, _ completion: (() -> Void)?
  ) {
    environment.record(.hierarchy, top.presented.traceName, "removedFromContainer")
    top.effective.presentedView?.unpinSafeArea()
    takePresentersViewBack(presenter)
    for presentation in chain.reversed() {
      presentation.effective.presentedView?.removeFromSuperview()
      presentation.container.removeFromSuperview()
    }
    if removesPresentersView { presenter.endAppearanceTransition() }
    // From its viewDidDisappear on a dismissed controller is presented by nobody (T-87).
    for presentation in chain { presentation.leavePresenter() }
    for presentation in chain.reversed() { presentation.presented.endAppearanceTransition() }
    for presentation in chain.reversed() {
      presentation.record("dismissalTransitionDidEnd(_:)", ["true"])
      presentation.effective.dismissalTransitionDidEnd(true)
      presentation.post(.dismissalTransitionDidEnd, completed: true)
      presentation.end()
    }
    finish(completion)
    adaptWithOthers(in: presenter.viewIfLoaded?.window)
    if chain.contains(where: \.style.fillsScreen) { environment.turnWhereNeeded() }
  }

  /// T-86: everything stays presented, and can be dismissed again (T-89); the completion is called all the same.
  private func didCancelDismissing(
    _ chain: [Presentation], _ top: Presentation, _ presenter: UIViewController, _ completion: (() -> Void)?
  ) {
    if removesPresentersView {
      environment.record(.hierarchy, presenter.traceName, "removedFromContainer")
      presenter.view.removeFromSuperview()
      presenter.beginAppearanceTransition(false, animated: true)
      presenter.endAppearanceTransition()
    } else {
      rescuePresentersView()
    }
    top.effective.presentedView?.unpinSafeArea()
    for presentation in chain {
      presentation.container.isHidden = false
      if presentation === top || presentation.presented.appearance == .disappearing {
        presentation.ensurePresentedView()
        presentation.placeAfterTurn()
        presentation.presented.beginAppearanceTransition(true, animated: true)
        presentation.presented.endAppearanceTransition()
      }
    }
    for presentation in chain.reversed() {
      presentation.record("dismissalTransitionDidEnd(_:)", ["false"])
      presentation.effective.dismissalTransitionDidEnd(false)
      presentation.post(.dismissalTransitionDidEnd, completed: false)
      presentation.phase = .presented
    }
    if completion != nil { environment.note(.cancelledDismissalClosure) }
    finish(completion)
    turnBack(changedFiller: chain.contains(where: \.style.fillsScreen))
  }
}
