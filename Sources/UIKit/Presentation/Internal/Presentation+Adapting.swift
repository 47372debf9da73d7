import QuartzCore

/// A presentation that is up adapts anew when the traits change (A-26, A-28, T-91).
extension Presentation {
  /// The traits are about to change: asks how the presentation adapts there, who is shown, and tells of it.
  func prepareAdapting(
    to traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard phase == .presented, comingAdaptation == nil, let view = presented.viewIfLoaded else { return }
    // What is off the screen with its context adapts when it is back.
    guard containerPlace == .overScreen || container.window != nil else { return }
    // What comes or goes over it has its view just now.
    let upper = presented.modal.presents
    guard upper == nil || upper?.phase == .presented else { return }
    let asking = askedTraits
    askedTraits = traits
    controller.comingTraits = traits
    defer { controller.comingTraits = nil }
    let asked = PresentationAdaptation.ask(controller)
    guard asked != adaptedStyle else { return }
    let adaptation = PresentationAdaptation(of: controller, asked: asked)
    guard adaptation.style != adaptedStyle, mayShow(adaptation.presented) else { return }
    guard upper == nil || adaptation.presented === presented else {
      // Another screen would leave what lies over this one without a presenter: it is asked for again when that has gone.
      askedTraits = asking
      return
    }
    controller.liveDelegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: adaptation.style, transitionCoordinator: coordinator)
    comingAdaptation = ComingAdaptation(
      adaptation: adaptation, start: view.window == nil ? container.bounds : container.convert(view.bounds, from: view),
      coordinator: coordinator)
  }

  /// The traits have changed, or a transition is over in which they did.
  func adaptIfNeeded() {
    guard phase == .presented else { return }
    if comingAdaptation == nil, askedTraits != controller.roomTraits {
      prepareAdapting(to: controller.roomTraits, with: nil)
    }
    guard let coming = comingAdaptation else { return }
    comingAdaptation = nil
    adapt(coming)
  }

  /// A transition in a window is over: whoever had to wait for it adapts now.
  func adaptWithOthers(in window: UIWindow?) {
    window?.adaptPresentations()
  }

  /// Whether a controller that the delegate offers can be shown; what is on the screen elsewhere is reported (T-70).
  private func mayShow(_ offered: UIViewController) -> Bool {
    let isFree = offered.modal.isPresentedBy == nil && offered.parent == nil && offered.viewIfLoaded?.window == nil
    if offered === controller.presentedViewController || isFree { return true }
    environment.report(.presentedActive(controller: offered.traceName))
    return false
  }

  /// Changes hands. Inside the change's animation, what is shown goes from its old place to its new one.
  private func adapt(_ coming: ComingAdaptation) {
    guard let presenter else { return }
    let (old, oldPresented, animated) = (effective, presented, coming.coordinator != nil)
    let removed = removesPresentersView
    let showsAnother = oldPresented !== coming.adaptation.presented
    let upper = oldPresented.viewIfLoaded?.window == nil ? oldPresented.modal.presents : nil
    // It stays on the screen, wherever its view goes, and so does what lies over it.
    let staying = showsAnother ? [] : chain.map(\.presented)
    for controller in staying { controller.isHandedOver = true }
    defer { for controller in staying { controller.isHandedOver = false } }
    beginAdapting(.init(removedBefore: removed, showsAnother: showsAnother))
    old.animateAlongside(isPresenting: false)
    UIView.performWithoutAnimation {
      old.dismissalTransitionWillBegin()
      old.presentedView?.removeFromSuperview()
      old.dismissalTransitionDidEnd(true)
      if showsAnother { letGo(oldPresented, for: coming.adaptation.presented) }
    }
    take(coming.adaptation)
    // T-133: what a popover points at lies where the new size puts it before the popover is placed.
    container.window?.layoutIfNeeded()
    UIView.performWithoutAnimation {
      movePresenter(presenter, from: removed, to: effective.shouldRemovePresentersView, animated)
      if containerPlace != wantedPlace { moveContainer(presenter) }
      if showsAnother { presented.beginAppearanceTransition(true, animated: animated) }
      effective.presentationTransitionWillBegin()
      insertPresentedView(at: coming.start)
    }
    effective.presentedView?.place(in: effective.frameOfPresentedViewInContainerView)
    effective.presentedView?.layoutIfNeeded()
    if !showsAnother { presented.modal.presents?.effective.presentersViewChanged() }
    effective.animateAlongside(isPresenting: true)
    if let upper { UIView.performWithoutAnimation { giveBack(oldPresented, to: upper) } }
    noteAdaptationBegan()
    // Where the change of size is over already, nothing else ends the adaptation.
    let waits = coming.coordinator?.animate(alongsideTransition: nil) { [self] _ in endAdapting() } ?? false
    if !waits { endAdapting() }
  }

  /// Puts the view of the new presentation controller where the old one's was shown.
  private func insertPresentedView(at start: CGRect) {
    guard let view = effective.presentedView else { return }
    container.addSubview(view)
    view.place(in: start)
    let fills = effective.frameOfPresentedViewInContainerView == container.bounds
    view.autoresizingMask = fills ? [.flexibleWidth, .flexibleHeight] : []
    view.layoutIfNeeded()
  }

  /// The presentation above has taken the view away, and takes it away again: from its new place, to which it goes back in the end.
  private func giveBack(_ presented: UIViewController, to upper: Presentation) {
    presentedHome = ViewHome(of: presented.view)
    upper.presentersHome = presentedHome
    if !upper.effective.shouldPresentInFullscreen { upper.insertContainer(presented) }
    presented.view.removeFromSuperview()
  }

  /// The one that was shown leaves, for one that may hold it, or that holds it now.
  private func letGo(_ old: UIViewController, for new: UIViewController) {
    old.beginAppearanceTransition(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearanceTransition()
    guard new.parent != nil, new === controller.presentedViewController else { return }
    new.willMove(toParent: nil)
    new.viewIfLoaded?.removeFromSuperview()
    new.removeFromParent()
  }

  /// The presenter's view comes back under what is shown, or is about to be taken away from under it (T-76, T-77).
  private func movePresenter(_ presenter: UIViewController, from removed: Bool, to removes: Bool, _ animated: Bool) {
    guard removed != removes else { return }
    defer { removesPresentersView = removes }
    if removes {
      presentersHome = ViewHome(of: presenter.view)
      presenter.beginAppearanceTransition(false, animated: animated)
    } else {
      presenter.beginAppearanceTransition(true, animated: animated)
      takePresentersViewBack(presenter)
      presenter.view.layoutIfNeeded()
    }
  }

  /// The container goes from the context to the window, or back; what lies over it stays over it.
  private func moveContainer(_ presenter: UIViewController) {
    insertContainer(presenter)
    for upper in chain.dropFirst() where upper.container.superview === container.superview {
      container.superview?.bringSubviewToFront(upper.container)
    }
  }

  /// The presentation has changed hands: the change of size has ended, or a dismissal begins, which does not wait for that (T-134).
  func endAdapting() {
    guard let adaptation = phase.adaptation, adaptation.hasBegun, let presenter else { return }
    let (removed, removes) = (adaptation.removedBefore, removesPresentersView)
    if removes, !removed { presenter.view.removeFromSuperview() }
    if adaptation.showsAnother { presented.endAppearanceTransition() }
    if removed != removes { presenter.endAppearanceTransition() }
    presentedHome = presented.viewIfLoaded.flatMap { ViewHome(of: $0) } ?? presentedHome
    effective.presentationTransitionDidEnd(true)
    stayPresented()
    adaptWithOthers(in: container.window)
  }
}
