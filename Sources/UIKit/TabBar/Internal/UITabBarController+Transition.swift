import QuartzCore

extension UITabBarController {
  /// Begins a transition to another tab; without an animator there is no animation at all (T-2).
  func begin(
    from old: UIViewController?, to new: UIViewController, animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    restoreBar()
    isPreparing = true
    new.loadViewIfNeeded()
    isPreparing = false
    guard barControllers.contains(identicalTo: new) else {
      // The loaded tab has removed itself.
      selected = shown
      return performWaitingSelection()
    }
    guard appearance == .appeared else {
      // The loaded tab has taken the container off the screen.
      tabBar.selectedItem = new.tabBarItem
      showWithoutTransition(replacing: old)
      return performWaitingSelection()
    }
    old?.reportIfUnbalanced()
    new.reportIfUnbalanced()
    let request = request(from: old, to: new, animator)
    addViews(to: request, from: old, to: new)
    if animator != nil { addBar(to: request, showing: new) }
    pinSafeAreas(old, new)
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.start()
  }

  /// Makes the request of a tab change.
  private func request(
    from old: UIViewController?, to new: UIViewController, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> TransitionRequest {
    let (link, animated) = (WeakReference(self), animator != nil)
    let request = TransitionRequest(
      from: old, to: new, containerView: wrapperView, isAnimated: animated, animatorProvider: { animator },
      interactionProvider: { link.target?.askDelegateForInteraction($0) },
      sendWillCallbacks: {
        // The arriving tab is called first, unlike in a navigation controller (T-59).
        link.target?.driver?.arriving = new
        new.beginAppearanceTransition(true, animated: animated)
        old?.beginAppearanceTransition(false, animated: animated)
        link.target?.pinSafeAreas(old, new)
      },
      settle: { didComplete in
        if didComplete {
          link.target?.settleCompleted(old, new)
        } else {
          link.target?.settleCancelled(old, new)
        }
        old?.unpinSafeAreas()
        new.unpinSafeAreas()
      })
    // The tabs find the coordinator through their parent (T-64, T-111).
    request.participants = [self]
    request.containerSizeDidChange = { link.target?.containerSizeDidChange($0, old, new) }
    request.afterCompletions = { link.target?.performWaitingSelection() }
    return request
  }

  /// Adds the views and their frames to a request.
  private func addViews(to request: TransitionRequest, from old: UIViewController?, to new: UIViewController) {
    let (oldView, newView) = (old?.viewInContainer, new.viewInContainer)
    newView.bounds.size = frame(of: new, barHidden: wantsBarHidden).size
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    request.fromView = oldView
    request.toView = newView
    if let old, let oldView { request.initialFrames = [ObjectIdentifier(old): oldView.frame] }
    request.finalFrame = { [link = WeakReference(self)] controller in
      guard let tabs = link.target, controller === new else { return nil }
      return tabs.frame(of: new, barHidden: tabs.wantsBarHidden)
    }
  }

  /// Adds the bar to the transition's clock (P-40). It still takes touches (T-67).
  private func addBar(to request: TransitionRequest, showing new: UIViewController) {
    let link = WeakReference(self)
    request.liveCompanionViews = [tabBar]
    request.prepareCompanions = { link.target?.revealBar() }
    request.animateCompanions = { _ in
      link.target?.tabBar.selectedItem = new.tabBarItem
      link.target?.placeBar()
      link.target?.showBarBackground(over: new)
    }
  }

  /// Settles a completed transition: removes the old view, then sends both did-callbacks (T-59, T-60).
  private func settleCompleted(_ old: UIViewController?, _ new: UIViewController) {
    shown = new
    tabBar.selectedItem = new.tabBarItem
    if let old {
      environment.record(.hierarchy, old.traceName, "removedFromContainer")
      // It may be in the More stack by now.
      if old.viewInContainer.isDescendant(of: wrapperView) { old.viewInContainer.removeFromSuperview() }
    }
    if new.viewInContainer.superview !== wrapperView, driver?.isToViewLeftOut != true {
      wrapperView.addSubview(new.viewInContainer)
    }
    settleBar()
    place(new, at: frame(of: new, barHidden: barIsPlacedHidden))
    old?.endAppearanceTransition()
    driver?.arriving = nil
    new.endAppearanceTransition()
    releaseDepartingTabs()
  }

  /// Settles a cancelled transition: restores the selection; the new tab gets its pair of callbacks, then the old one
  /// (T-62).
  private func settleCancelled(_ old: UIViewController?, _ new: UIViewController) {
    driver?.noteArrivingView()
    environment.record(.hierarchy, new.traceName, "removedFromContainer")
    new.viewInContainer.removeFromSuperview()
    if let old, old.viewInContainer.superview !== wrapperView { wrapperView.addSubview(old.viewInContainer) }
    selected = old
    tabBar.selectedItem = old?.tabBarItem
    // The old tab was removed from the list, so the new one replaces it after all.
    if let old, departingTabs.contains(identicalTo: old), waitingSelection == nil {
      waitingSelection = TabSelection(controller: new, isByUser: false)
    }
    settleBar()
    old.map(placeIfNeeded)
    driver?.arriving = nil
    // A disappearing container has already sent this to the new tab, and no tab reappears.
    if new.appearanceInContainer != .disappearing { new.beginAppearanceTransition(false, animated: true) }
    new.endAppearanceTransition()
    driver?.arriving = old
    if appearance.isShown { old?.beginAppearanceTransition(true, animated: true) }
    driver?.arriving = nil
    old?.endAppearanceTransition()
  }

  /// Makes the selection that has waited.
  private func performWaitingSelection() {
    driver = nil
    contentDidMove()
    let next = waitingSelection.flatMap { next in
      barControllers.contains(identicalTo: barController(for: next.controller)) ? next : nil
    }
    waitingSelection = nil
    guard barControllers.contains(identicalTo: selected) else {
      // The shown tab was removed.
      replaceShown(by: next?.controller ?? barControllers.first, animated: next?.isAnimated ?? false)
      return releaseDepartingTabs()
    }
    releaseDepartingTabs()
    if let next { select(next.controller, byUser: next.isByUser) }
  }
}

extension UITabBarController: BottomBarContainer {
  var bottomBar: UITabBar { tabBar }
  func showsAfterTransition(_ child: UIViewController) -> Bool { selected === child }
  func isInstalled(_ child: UIViewController) -> Bool { driver == nil && shown === child }
  var childForContentSize: UIViewController? { selectedViewController }
}
