import QuartzCore

extension UITabBarController {
  /// Shows another tab: by an animator, or, without one, with no animation at all (T-2).
  func begin(
    from old: UIViewController?, to new: UIViewController, animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    restoreBar()
    isPreparing = true
    new.loadViewIfNeeded()
    isPreparing = false
    guard barControllers.contains(identicalTo: new) else {
      // What was loaded took itself away.
      selected = shown
      return performWaitingSelection()
    }
    guard appearance == .appeared else {
      // It took the whole screen away.
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

  /// What a change of tab asks, sends and does to the hierarchy.
  private func request(
    from old: UIViewController?, to new: UIViewController, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> TransitionRequest {
    let (link, animated) = (WeakReference(self), animator != nil)
    let request = TransitionRequest(
      from: old, to: new, containerView: wrapperView, isAnimated: animated, animatorProvider: { animator },
      interactionProvider: { link.target?.askDelegateForInteraction($0) },
      sendWillCallbacks: {
        // The arriving tab's callback comes first, the other way round than in a navigation controller (T-59).
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
    // The tabs find the coordinator by their parent (T-64, T-111).
    request.participants = [self]
    request.containerSizeDidChange = { link.target?.containerSizeDidChange($0, old, new) }
    request.afterCompletions = { link.target?.performWaitingSelection() }
    return request
  }

  /// Gives a request the views, and where they lie.
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

  /// The bar is on the transition's clock (P-40), and still takes touches (T-67).
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

  /// T-59, T-60: the old view goes, then both did-callbacks.
  private func settleCompleted(_ old: UIViewController?, _ new: UIViewController) {
    shown = new
    tabBar.selectedItem = new.tabBarItem
    if let old {
      environment.record(.hierarchy, old.traceName, "removedFromContainer")
      // It may lie on the More stack by now.
      if old.viewInContainer.isDescendant(of: wrapperView) { old.viewInContainer.removeFromSuperview() }
    }
    if new.viewInContainer.superview !== wrapperView, driver?.isToViewLeftOut != true {
      wrapperView.addSubview(new.viewInContainer)
    }
    settleBar()
    place(new, at: frame(of: new, barHidden: barIsPlacedHidden))
    old?.endAppearanceTransition()
    new.endAppearanceTransition()
    releaseDepartingTabs()
  }

  /// T-62: selection and highlight are as before; the new tab's pair of callbacks, then the old one's.
  private func settleCancelled(_ old: UIViewController?, _ new: UIViewController) {
    driver?.noteArrivingView()
    environment.record(.hierarchy, new.traceName, "removedFromContainer")
    new.viewInContainer.removeFromSuperview()
    if let old, old.viewInContainer.superview !== wrapperView { wrapperView.addSubview(old.viewInContainer) }
    selected = old
    tabBar.selectedItem = old?.tabBarItem
    // The old one has left the list: the new one takes its place all the same.
    if let old, departingTabs.contains(identicalTo: old), waitingSelection == nil {
      waitingSelection = TabSelection(controller: new, isByUser: false)
    }
    settleBar()
    old.map(placeIfNeeded)
    // Where the whole container is going, the new tab is told of that already, and nobody comes back on the screen.
    if new.appearanceInContainer != .disappearing { new.beginAppearanceTransition(false, animated: true) }
    new.endAppearanceTransition()
    if appearance != .disappeared, appearance != .disappearing { old?.beginAppearanceTransition(true, animated: true) }
    old?.endAppearanceTransition()
  }

  /// The selection that waited has its turn.
  private func performWaitingSelection() {
    driver = nil
    contentDidMove()
    let next = waitingSelection.flatMap { next in
      barControllers.contains(identicalTo: barController(for: next.controller)) ? next : nil
    }
    waitingSelection = nil
    guard barControllers.contains(identicalTo: selected) else {
      // The tab that was shown is gone.
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
