import QuartzCore

/// Adapts a running presentation when the traits change (A-26, A-28, T-91).
extension Presentation {
  /// Asks for the adaptation to traits that are about to change, and notifies the delegate.
  func prepareAdapting(
    to traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard isAtRest, pendingAdaptation == nil, let view = presented.viewIfLoaded else { return }
    // A presentation that is off the screen with its context adapts when it is back.
    guard containerAttachment == .overScreen || container.window != nil else { return }
    // A running transition over this presentation uses its view.
    let upper = presented.modal.presents
    guard upper?.isAtRest ?? true else { return }
    let previousTraits = lastAskedTraits
    lastAskedTraits = traits
    controller.upcomingTraits = traits
    defer { controller.upcomingTraits = nil }
    let asked = PresentationAdaptation.ask(controller)
    guard asked != adaptedStyle else { return }
    let adaptation = PresentationAdaptation(of: controller, asked: asked)
    guard adaptation.style != adaptedStyle, canShow(adaptation.presented) else { return }
    guard upper == nil || adaptation.presented === presented else {
      // Another controller would leave the upper presentation without a presenter, so the question is repeated when
      // that has ended.
      lastAskedTraits = previousTraits
      return
    }
    controller.liveDelegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: adaptation.style, transitionCoordinator: coordinator)
    pendingAdaptation = PendingAdaptation(
      adaptation: adaptation, start: view.window == nil ? container.bounds : container.convert(view.bounds, from: view),
      coordinator: coordinator)
  }

  /// Adapts to traits that have changed, also after a transition in which they did.
  func adaptIfNeeded() {
    guard isAtRest else { return }
    if pendingAdaptation == nil, lastAskedTraits != controller.surroundingTraits {
      prepareAdapting(to: controller.surroundingTraits, with: nil)
    }
    guard let pending = pendingAdaptation else { return }
    pendingAdaptation = nil
    adapt(pending)
  }

  /// Adapts the presentations of a window that had to wait for a transition.
  func adaptPresentations(in window: UIWindow?) {
    window?.adaptPresentations()
  }

  /// Whether a controller of the delegate can be presented; one that is on the screen elsewhere is reported (T-70).
  private func canShow(_ offered: UIViewController) -> Bool {
    let isFree = offered.modal.isPresentedBy == nil && offered.parent == nil && offered.viewIfLoaded?.window == nil
    if offered === controller.presentedViewController || isFree { return true }
    environment.report(.presentedActive(controller: offered.traceName))
    return false
  }

  /// Replaces the presentation controller. In the change's animation, the presented view moves from its old frame to
  /// its new one.
  private func adapt(_ pending: PendingAdaptation) {
    guard let presenter else { return }
    let (old, oldPresented, animated) = (effective, presented, pending.coordinator != nil)
    let removed = removesPresentersView
    let showsAnother = oldPresented !== pending.adaptation.presented
    let upper = oldPresented.viewIfLoaded?.window == nil ? oldPresented.modal.presents : nil
    // The presented controller and those above stay on the screen, wherever their views move.
    let staying = showsAnother ? [] : chain.map(\.presented)
    for controller in staying { controller.ignoresWindowMoves = true }
    defer { for controller in staying { controller.ignoresWindowMoves = false } }
    adaptation = RunningAdaptation(removedBefore: removed, showsAnother: showsAnother)
    old.animateAlongside(isPresenting: false)
    UIView.performWithoutAnimation {
      old.dismissalTransitionWillBegin()
      old.presentedView?.removeFromSuperview()
      old.dismissalTransitionDidEnd(true)
      if showsAnother { removeReplaced(oldPresented, by: pending.adaptation.presented) }
    }
    apply(pending.adaptation)
    // T-133: a popover's source view must have its new frame before the popover is placed.
    container.window?.layoutIfNeeded()
    UIView.performWithoutAnimation {
      movePresenter(presenter, from: removed, to: effective.shouldRemovePresentersView, animated)
      if containerAttachment != targetAttachment { moveContainer(presenter) }
      if showsAnother { presented.beginAppearanceTransition(true, animated: animated) }
      effective.presentationTransitionWillBegin()
      insertPresentedView(at: pending.start)
    }
    effective.presentedView?.place(in: effective.frameOfPresentedViewInContainerView)
    effective.presentedView?.layoutIfNeeded()
    if !showsAnother { presented.modal.presents?.effective.presentersViewChanged() }
    effective.animateAlongside(isPresenting: true)
    if let upper { UIView.performWithoutAnimation { removeView(of: oldPresented, for: upper) } }
    adaptation?.hasBegun = true
    // If the size change is over already, nothing else ends the adaptation.
    let waits = pending.coordinator?.animate(alongsideTransition: nil) { [self] _ in endAdapting() } ?? false
    if !waits { endAdapting() }
  }

  /// Adds the new presentation controller's view with the frame of the old one's.
  private func insertPresentedView(at start: CGRect) {
    guard let view = effective.presentedView else { return }
    container.addSubview(view)
    view.place(in: start)
    let fills = effective.frameOfPresentedViewInContainerView == container.bounds
    view.autoresizingMask = fills ? [.flexibleWidth, .flexibleHeight] : []
    view.layoutIfNeeded()
  }

  /// Removes the presented view again for the presentation above, which had removed it, and stores its new attachment.
  private func removeView(of presented: UIViewController, for upper: Presentation) {
    presentedAttachment = ViewAttachment(of: presented.view)
    upper.presenterAttachment = presentedAttachment
    if !upper.effective.shouldPresentInFullscreen { upper.insertContainer(presented) }
    presented.view.removeFromSuperview()
  }

  /// Removes a controller that was presented, before another one is presented instead. They may contain each other.
  private func removeReplaced(_ old: UIViewController, by new: UIViewController) {
    old.beginAppearanceTransition(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearanceTransition()
    guard new.parent != nil, new === controller.presentedViewController else { return }
    new.willMove(toParent: nil)
    new.viewIfLoaded?.removeFromSuperview()
    new.removeFromParent()
  }

  /// Restores the presenter's view under the presented one, or prepares its removal (T-76, T-77).
  private func movePresenter(_ presenter: UIViewController, from removed: Bool, to removes: Bool, _ animated: Bool) {
    guard removed != removes else { return }
    defer { removesPresentersView = removes }
    if removes {
      presenterAttachment = ViewAttachment(of: presenter.view)
      presenter.beginAppearanceTransition(false, animated: animated)
    } else {
      presenter.beginAppearanceTransition(true, animated: animated)
      restorePresentersView(presenter)
      presenter.view.layoutIfNeeded()
    }
  }

  /// Moves the container between context and window, and keeps upper presentations in front.
  private func moveContainer(_ presenter: UIViewController) {
    insertContainer(presenter)
    for upper in chain.dropFirst() where upper.container.superview === container.superview {
      container.superview?.bringSubviewToFront(upper.container)
    }
  }

  /// Ends an adaptation: its size change has ended, or a dismissal is requested, which does not wait for that (T-134).
  func endAdapting() {
    guard let ended = adaptation, let presenter else { return }
    // Cleared first, because the callbacks may request a dismissal.
    adaptation = nil
    let (removed, removes) = (ended.removedBefore, removesPresentersView)
    if removes, !removed { presenter.view.removeFromSuperview() }
    if ended.showsAnother { presented.endAppearanceTransition() }
    if removed != removes { presenter.endAppearanceTransition() }
    presentedAttachment = presented.viewIfLoaded.flatMap { ViewAttachment(of: $0) } ?? presentedAttachment
    effective.presentationTransitionDidEnd(true)
    adaptPresentations(in: container.window)
  }
}
