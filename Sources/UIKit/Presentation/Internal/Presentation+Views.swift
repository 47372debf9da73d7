import QuartzCore

/// The views of presenter and presented controller during transitions.
extension Presentation {
  /// Fixes the safe area of a view that an animator moves to that of its final frame (P-35).
  func pinSafeArea(of view: UIView) {
    view.pinSafeArea(at: view.frame, in: container.bounds, outer: container.safeAreaInsets)
  }

  /// Updates the presenter's frames in a request that has them.
  func updatePresenterFrames(of request: TransitionRequest, in container: UIView) {
    guard let presenter else { return }
    let (key, frame) = (ObjectIdentifier(presenter), currentPresenterAttachment?.frame(in: container) ?? .zero)
    if request.finalFrames[key] != nil { request.finalFrames[key] = frame }
    if request.initialFrames[key] != nil { request.initialFrames[key] = frame }
  }

  /// Restores the presenter's view where an animator has moved it, and reports that (P-6, P-7).
  func restoreMovedPresentersView() {
    guard !removesPresentersView, let presenter, let attachment = presenterAttachment,
      let view = presenter.viewIfLoaded,
      let superview = attachment.superview, view.superview !== superview
    else { return }
    if wasMovedByContainer(presenter, view) { return }
    if view.isDescendant(of: container) {
      environment.report(.presenterInContainer(presenter: presenter.traceName))
    } else {
      environment.report(.presenterRemoved(presenter: presenter.traceName))
    }
    attachment.restore(view)
    // The presenter has disappeared with its view, and the window does not make it reappear. Where its surroundings
    // leave meanwhile, it does not.
    guard presenter.appearance == .disappeared, hasVisibleSurroundings(presenter) else { return }
    presenter.beginOwnAppearance(true, animated: false)
    presenter.endOwnAppearance()
  }

  /// Whether the container around the presenter, and not the animator, has moved the presenter's view.
  private func wasMovedByContainer(_ presenter: UIViewController, _ view: UIView) -> Bool {
    guard let parent = presenter.storedParent else {
      return !presenter.appearance.isShown && !belongsOnScreen(presenter)
    }
    let isInParent = parent.viewIfLoaded.map(view.isDescendant(of:)) ?? false
    if isInParent || view.window != nil, !view.isDescendant(of: container) { return true }
    return (parent as? any SystemContainer)?.isInstalled(presenter) == false
  }

  /// Whether a controller without a parent belongs on the screen: as a window's root, or as a presented controller.
  private func belongsOnScreen(_ presenter: UIViewController) -> Bool {
    if let own = presenter.modal.isPresentedBy { return own.phase == .presented }
    return environment.windows.contains { $0.rootViewController === presenter }
  }

  /// Adds the presented view to the container with its final frame, unless the animator has.
  func addPresentedViewIfNeeded() {
    if let view = presented.viewIfLoaded, view.superview == nil { presentedAttachment?.restore(view) }
    guard let view = effective.presentedView, !view.isDescendant(of: container) else { return }
    container.addSubview(view)
    view.place(in: effective.frameOfPresentedViewInContainerView)
  }

  /// Sets the final frame again if the screen was rotated while an animator moved the presented view.
  func placeAfterRotation() {
    guard container.bounds.size != phase.runningTransition?.sizeAtBeginning, let view = effective.presentedView,
      view.superview === container
    else { return }
    UIView.performWithoutAnimation { view.place(in: effective.frameOfPresentedViewInContainerView) }
  }
}
