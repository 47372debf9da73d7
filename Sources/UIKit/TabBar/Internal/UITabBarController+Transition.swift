import QuartzCore

extension UITabBarController {
  /// Shows another tab: by an animator, or, without one, with no animation at all (T-2).
  func begin(
    from old: UIViewController, to new: UIViewController, animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    let animated = animator != nil
    takeBarBack()
    isPreparing = true
    new.loadViewIfNeeded()
    isPreparing = false
    guard choices.contains(identicalTo: new) else {
      // What was loaded took itself away.
      selected = shown
      return startNext()
    }
    guard appearance == .appeared else {
      // It took the whole screen away.
      tabBar.selectedItem = new.tabBarItem
      showUnseen()
      return startNext()
    }
    old.reportIfUnbalanced()
    new.reportIfUnbalanced()
    let (oldView, newView) = (old.viewInPlace, new.viewInPlace)
    newView.bounds.size = frame(of: new, barHidden: wantsBarHidden).size
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    let link = Tethered(self)
    let request = TransitionRequest(
      from: old, to: new, containerView: wrapperView, isAnimated: animated, animatorQuestion: { animator },
      interactionQuestion: { link.target?.askInteraction($0) },
      sendWills: {
        // T-59: the one that comes hears first, the other way round than in a navigation controller.
        new.beginAppearanceTransition(true, animated: animated)
        old.beginAppearanceTransition(false, animated: animated)
        link.target?.pinSafeAreas(old, new)
      },
      settle: { didComplete in
        if didComplete {
          link.target?.settleCompleted(old, new)
        } else {
          link.target?.settleCancelled(old, new)
        }
        old.unpinSafeAreas()
        new.unpinSafeAreas()
      })
    request.fromView = oldView
    request.toView = newView
    request.initialFrames = [ObjectIdentifier(old): oldView.frame]
    request.finalFrame = { controller in
      guard let tabs = link.target, controller === new else { return nil }
      return tabs.frame(of: new, barHidden: tabs.wantsBarHidden)
    }
    // The tabs find the coordinator by their parent (T-64, T-111).
    request.participants = [self]
    request.followSizeChange = { link.target?.followSizeChange($0, old, new) }
    request.afterwards = { link.target?.startNext() }
    if animated {
      // P-40: the bar is on the clock; T-67: it stays live.
      request.liveCompanionViews = [tabBar]
      request.prepareCompanions = { link.target?.revealBar() }
      request.animateCompanions = { _ in
        link.target?.tabBar.selectedItem = new.tabBarItem
        link.target?.placeBar()
        link.target?.showBarBackground(over: new)
      }
    }
    pinSafeAreas(old, new)
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.start()
  }

  /// T-59, T-60: the old view goes, then both did-callbacks.
  private func settleCompleted(_ old: UIViewController, _ new: UIViewController) {
    shown = new
    tabBar.selectedItem = new.tabBarItem
    environment.record(.hierarchy, old.traceName, "removedFromContainer")
    old.viewInPlace.removeFromSuperview()
    if new.viewInPlace.superview !== wrapperView, driver?.lacksToView != true {
      wrapperView.addSubview(new.viewInPlace)
    }
    settleBar()
    put(new, at: frame(of: new, barHidden: barIsPlacedHidden))
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    releaseDepartingTabs()
  }

  /// T-62: selection and highlight are as before; the new tab's pair of callbacks, then the old one's.
  private func settleCancelled(_ old: UIViewController, _ new: UIViewController) {
    driver?.noteArrivingView()
    environment.record(.hierarchy, new.traceName, "removedFromContainer")
    new.viewInPlace.removeFromSuperview()
    if old.viewInPlace.superview !== wrapperView { wrapperView.addSubview(old.viewInPlace) }
    selected = old
    tabBar.selectedItem = old.tabBarItem
    // The old one has left the list: the new one takes its place all the same.
    if departing.contains(identicalTo: old), queued == nil {
      queued = TabSelection(controller: new, isByUser: false)
    }
    settleBar()
    placeIfNeeded(old)
    // Where the whole container is going, the new tab is told of that already, and nobody comes back on the screen.
    if new.appearanceInPlace != .disappearing { new.beginAppearanceTransition(false, animated: true) }
    new.endAppearanceTransition()
    if appearance != .disappeared, appearance != .disappearing { old.beginAppearanceTransition(true, animated: true) }
    old.endAppearanceTransition()
  }

  /// The selection that waited has its turn.
  private func startNext() {
    driver = nil
    contentHasMoved()
    let next = queued.flatMap { next in choices.contains(identicalTo: next.controller) ? next : nil }
    queued = nil
    guard choices.contains(identicalTo: selected) else {
      // The tab that was shown is gone.
      show(next?.controller ?? choices.first, animated: next?.isAnimated ?? false)
      return releaseDepartingTabs()
    }
    releaseDepartingTabs()
    if let next { select(next.controller, byUser: next.isByUser) }
  }
}

extension UITabBarController: SystemContainer {
  func wantsOnScreen(_ child: UIViewController) -> Bool { selectedViewController === child }
  var childForContentSize: UIViewController? { selectedViewController }
}
