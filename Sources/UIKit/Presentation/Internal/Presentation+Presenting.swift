import QuartzCore

extension Presentation {
  /// Requests the transition that shows the presented controller.
  func present(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    presenter.modal.presents = self
    presented.modal.isPresentedBy = self
    // The presentation controllers of these styles read the view when they are made (T-71).
    if [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(controller.style) {
      presented.loadViewIfNeeded()
    }
    let request = request(by: presenter, source: source, animated: animated, completion)
    start(request, call: "present") {
      presented.loadViewIfNeeded()
    } if: { [self] in
      // The root may have left meanwhile, and the presentation with it.
      guard phase == .waitingToPresent else { return false }
      guard presenter.viewIfLoaded?.window == nil else { return true }
      // The presenter has left after the call, perhaps because the user has selected another tab.
      environment.note(.presenterLeftBeforeBeginning)
      end()
      return false
    } rotate: { [self] in
      rotateForPresented()
    }
  }

  /// Makes the request of the presentation.
  private func request(
    by presenter: UIViewController, source: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) -> TransitionRequest {
    let (presented, delegate) = (presented, presented.liveTransitioningDelegate)
    let request = TransitionRequest(
      from: presenter, to: presented, containerView: container, isAnimated: animated,
      animatorProvider: { [self] in
        let animator = askAnimator(delegate, presenter, source)
        if animator == nil, animated, transitionStyle == .partialCurl {
          environment.report(.partialCurl(controller: presented.traceName))
        }
        return animator
      },
      interactionProvider: { [self] in
        guard let delegate else { return nil }
        record("interactionControllerForPresentation(using:)")
        return delegate.interactionControllerForPresentation(using: $0)
      },
      sendWillCallbacks: { [self] in willPresent(presenter, animated) },
      settle: { [self] didComplete in
        if didComplete { didPresent(presenter, completion) } else { didCancelPresenting(presenter, completion) }
      })
    request.presentationStyle = style
    request.defaultAnimator = animated ? defaultAnimator(isPresenting: true) : nil
    request.participants = [presenter, presented]
    request.containerSizeDidChange = { [link = WeakReference(self)] request in
      guard let presentation = link.target else { return }
      presentation.containerSizeDidChange(request)
      presentation.updatePresenterFrames(of: request, in: presentation.container)
    }
    request.animateCompanions = { [effective] _ in effective.animateAlongside(isPresenting: true) }
    return request
  }

  private func askAnimator(
    _ delegate: (any UIViewControllerTransitioningDelegate)?, _ presenter: UIViewController, _ source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    let names = [presented.traceName, presenter.traceName, source.traceName]
    record("animationController(forPresented:presenting:source:)", names)
    return delegate.animationController(forPresented: presented, presenting: presenter, source: source)
  }

  private func willPresent(_ presenter: UIViewController, _ animated: Bool) {
    beginPresenting()
    presenterAttachment = ViewAttachment(of: presenter.view)
    removesPresentersView = effective.shouldRemovePresentersView
    insertContainer(presenter)
    effective.storedContainer = container
    applyTraits()
    environment.record(.hierarchy, "", "containerInserted")
    if removesPresentersView, let attachment = presenterAttachment {
      let frame = attachment.frame(in: container)
      container.insertSubview(presenter.view, at: 0)
      presenter.view.place(in: frame)
    }
    noteSizeAtBeginning()
    controller.liveDelegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: presented.transitionCoordinator)
    record("presentationTransitionWillBegin")
    effective.presentationTransitionWillBegin()
    post(.presentationTransitionWillBegin)
    let view = effective.presentedView
    let frame = effective.frameOfPresentedViewInContainerView
    UIView.performWithoutAnimation {
      view?.place(in: frame)
      if frame == container.bounds { view?.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }
    view.map(pinSafeArea)
    if let request = driver?.request { addViews(to: request, view, at: frame, presenter) }
    if removesPresentersView {
      presenter.reportIfUnbalanced()
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.reportIfUnbalanced()
    presented.beginAppearanceTransition(true, animated: animated)
  }

  /// Adds the views and frames that the presentation controller has chosen by now to the request (T-73).
  private func addViews(
    to request: TransitionRequest, _ view: UIView?, at frame: CGRect, _ presenter: UIViewController
  ) {
    let presentersFrame = presenterAttachment?.frame(in: container) ?? .zero
    request.toView = view
    request.fromView = removesPresentersView ? presenter.view : nil
    request.initialFrames = [ObjectIdentifier(presenter): presentersFrame]
    request.finalFrames = [ObjectIdentifier(presented): frame]
    request.liveCompanionViews = effective.companionViews
    if !removesPresentersView { request.finalFrames[ObjectIdentifier(presenter)] = presentersFrame }
  }

  /// The position at which the container belongs.
  var targetAttachment: ContainerAttachment {
    if effective.shouldPresentInFullscreen { return .overScreen }
    return removesPresentersView ? .replacingContext : .overContext
  }

  /// Inserts the container at its position: in front of the window's views, in the context's view, or in its place
  /// (T-68).
  ///
  /// In the context's view it moves and leaves with that view.
  func insertContainer(_ presenter: UIViewController) {
    guard let view = presenter.view else { return }
    let window = view.window ?? container.window ?? presenterAttachment?.superview?.window
    // The removed view belongs where the container is in its place now.
    if view.superview == nil { presenterAttachment = currentPresenterAttachment ?? presenterAttachment }
    containerAttachment = targetAttachment
    switch containerAttachment {
    case .replacingContext:
      guard let superview = view.superview else {
        presenterAttachment?.restore(container)
        break
      }
      container.place(in: presenterAttachment?.frame(in: superview) ?? view.frame)
      superview.insertSubview(container, aboveSubview: view)
    case .overContext:
      container.place(in: view.bounds)
      view.addSubview(container)
    case .overScreen, .contextRemoved:
      guard let window else { break }
      container.place(in: window.bounds)
      window.addSubview(container)
    }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.setNeedsLayout()
  }

  /// Settles the hierarchy, sends the did-callbacks, the presented controller's first, notifies the presentation
  /// controller and calls the completion (T-76, T-78).
  private func didPresent(_ presenter: UIViewController, _ completion: (() -> Void)?) {
    if driver?.isToViewLeftOut != true { addPresentedViewIfNeeded() }
    placeAfterRotation()
    presentedAttachment = presented.viewIfLoaded.flatMap { ViewAttachment(of: $0) }
    effective.presentedView?.unpinSafeArea()
    if removesPresentersView {
      // A cancelled transition around the presenter may have brought it back meanwhile.
      if presenter.appearance.isShown {
        presenter.beginOwnAppearance(false, animated: driver?.request.isAnimated ?? false)
      }
      environment.record(.hierarchy, presenter.traceName, "removedFromContainer")
      presenter.view.removeFromSuperview()
    } else {
      restoreMovedPresentersView()
    }
    endPresentedAppearance()
    if removesPresentersView { presenter.endOwnAppearance() }
    record("presentationTransitionDidEnd(_:)", ["true"])
    effective.presentationTransitionDidEnd(true)
    post(.presentationTransitionDidEnd, completed: true)
    becomePresented()
    sendMissedContextCallbacks()
    call(completion)
    if phase == .presented { rotateForPresented() }
  }

  /// The appearance state of the context.
  ///
  /// The presenter's, or, where its view is removed, that of the surroundings in which the container is in its place.
  /// While a transition removes those, or takes the presenter's place off the screen, it disappears.
  var contextAppearance: AppearanceState {
    guard let presenter, container.superview != nil else { return .disappeared }
    if !removesPresentersView || presenter.appearance == .disappearing { return presenter.appearance }
    let appearance = presenter.enclosingAppearance ?? .disappeared
    return appearance.isShown && presenter.isLeavingContainer ? .disappearing : appearance
  }

  /// Whether the presentation is off the screen, with its context.
  ///
  /// Where an animator has taken a view around the context out of the window, the context has not left (P-7).
  var isOffScreen: Bool { container.window == nil && !(isInNestedContext && contextAppearance.isShown) }

  /// Whether the presented controller disappears with its context, which has disappeared.
  private var hasDisappearedWithContext: Bool {
    isInNestedContext ? contextAppearance == .disappeared : container.window == nil
  }

  /// Ends the presented controller's appearance. If its context has left the screen meanwhile, it disappears, too.
  func endPresentedAppearance() {
    if hasDisappearedWithContext, presented.appearance == .appearing {
      presented.beginAppearanceTransition(false, animated: driver?.request.isAnimated ?? false)
    }
    presented.endAppearanceTransition()
  }

  /// Sends the presented controller the callbacks of its context that it has missed.
  ///
  /// From now on the context forwards its appearance. It may be disappearing already, or have disappeared.
  func sendMissedContextCallbacks() {
    guard followsContextAppearance, presented.appearance == .appeared else { return }
    let appearance = contextAppearance
    guard !appearance.isShown else { return }
    presented.beginAppearanceTransition(false, animated: driver?.request.isAnimated ?? false)
    if appearance == .disappeared { presented.endAppearanceTransition() }
  }

  /// Rotates the screen for a presented controller that fills it.
  func rotateForPresented() {
    if effective.shouldPresentInFullscreen, style.fillsScreen { environment.rotate(for: presented) }
  }

  /// Restores the state before the request, and calls the completion (T-85).
  private func didCancelPresenting(_ presenter: UIViewController, _ completion: (() -> Void)?) {
    let orientationBefore = phase.runningTransition?.orientationBefore
    driver?.noteArrivingView()
    environment.record(.hierarchy, presented.traceName, "removedFromContainer")
    effective.presentedView?.unpinSafeArea()
    effective.presentedView?.removeFromSuperview()
    restorePresentersView(presenter)
    presented.beginAppearanceTransition(false, animated: true)
    presented.endAppearanceTransition()
    if removesPresentersView {
      if reappears(presenter) { presenter.beginAppearanceTransition(true, animated: true) }
      endPresentersReturn(presenter)
    }
    record("presentationTransitionDidEnd(_:)", ["false"])
    effective.presentationTransitionDidEnd(false)
    post(.presentationTransitionDidEnd, completed: false)
    environment.record(.hierarchy, "", "containerRemoved")
    end()
    if completion != nil { environment.note(.cancelledPresentationClosure) }
    call(completion)
    adaptPresentations(in: presenter.viewIfLoaded?.window)
    restoreOrientation(orientationBefore, changedFullScreenController: style.fillsScreen)
  }

  /// Whether a cancel makes the presenter visible again: its parent or context is on the screen and shows it.
  private func reappears(_ presenter: UIViewController) -> Bool {
    !presenter.hasNestedAppearanceChange && hasVisibleSurroundings(presenter)
      && (presenter.storedParent as? any SystemContainer)?.showsAfterTransition(presenter) ?? true
  }

  /// Whether the presenter's parent or context is on the screen or appears. Valid once the presenter's view is back.
  func hasVisibleSurroundings(_ presenter: UIViewController) -> Bool {
    presenter.enclosingAppearance?.isShown ?? (presenter.viewIfLoaded?.window != nil)
  }

  /// Restores the presenter's view where the presentation removed it, or found it.
  func restorePresentersView(_ presenter: UIViewController) {
    guard removesPresentersView else { return restoreMovedPresentersView() }
    let attachment = currentPresenterAttachment
    if containerAttachment == .replacingContext { containerAttachment = .overContext }
    if let attachment { attachment.restore(presenter.view) } else { presenter.view.removeFromSuperview() }
  }

  /// Calls the completion of `present` or `dismiss`, if there is one.
  func call(_ completion: (() -> Void)?) {
    guard let completion else { return }
    record("completion")
    completion()
  }
}
