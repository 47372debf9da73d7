import QuartzCore

/// A selection that waits for the end of the running transition (T-67).
struct TabSelection {
  let controller: UIViewController
  let isByUser: Bool
  /// Whether it may be animated where it replaces a tab that was removed.
  var isAnimated = false
}

extension UITabBarController {
  // MARK: Tabs

  func replaceTabs(by newTabs: [UIViewController], animated: Bool = false) {
    var unique: [UIViewController] = []
    for tab in newTabs where !unique.contains(identicalTo: tab) { unique.append(tab) }
    let removed = tabs.filter { old in !unique.contains(identicalTo: old) }
    let added = unique.filter { new in !tabs.contains(identicalTo: new) }
    let index = barControllers.firstIndex(identicalTo: selected) ?? 0
    tabs = unique
    for tab in removed { tab.sendWillMove(to: nil) }
    departingTabs += removed
    departingTabs.removeAll { tab in added.contains(identicalTo: tab) }
    for tab in added where tab.parent !== moreIfMade || moreIfMade == nil {
      addChild(tab)
      tab.sendDidMove(to: self)
    }
    updateMore()
    itemsChanged(animated: animated)
    let barControllers = barControllers
    if !barControllers.contains(identicalTo: selected) {
      let moved = selected.flatMap { old in tabsInMore.first { $0 === old } }
      replaceShown(
        by: moved ?? (barControllers.indices.contains(index) ? barControllers[index] : barControllers.first),
        animated: animated)
    }
    releaseDepartingTabs()
  }

  /// Removes tabs that have left the list from the children, except the one that a running transition moves out.
  func releaseDepartingTabs() {
    let movingOut = driver.flatMap { $0.isUnderWay ? $0.request.from : nil }
    let removed = departingTabs.filter { $0 !== movingOut }
    departingTabs.removeAll { $0 !== movingOut }
    for tab in removed where tab.parent === self { tab.removeFromParent() }
  }

  /// Shows a tab in place of one that was removed; animated, where the delegate has an animator for it (T-126).
  func replaceShown(by tab: UIViewController?, animated: Bool = false) {
    if isPreparing || driver != nil {
      // The preparation of a transition checks for it, and so does the end of one.
      waitingSelection = tab.map { TabSelection(controller: $0, isByUser: false, isAnimated: animated) }
      driver?.endImmediately()
      return
    }
    guard let tab else {
      selected = nil
      tabBar.selectedItem = nil
      removeShown()
      return settleBar()
    }
    let old = setSelected(showing: tab)
    tabBar.selectedItem = selected?.tabBarItem
    guard let selected, selected !== shown, appearance == .appeared else {
      return showWithoutTransition(replacing: old)
    }
    begin(from: shown, to: selected, animator: animated ? shown.flatMap { askDelegateForAnimator($0, selected) } : nil)
  }

  /// Removes the shown tab from the screen without a transition.
  func removeShown() {
    let old = shown
    shown = nil
    old?.beginAppearanceTransition(false, animated: false)
    old?.viewInContainerIfLoaded?.removeFromSuperview()
    old?.endAppearanceAtOnce()
  }

  /// Adds the selected tab's view to the container as the only one.
  func installSelected() {
    guard let selected else { return }
    if let shown, shown !== selected { shown.viewInContainerIfLoaded?.removeFromSuperview() }
    selected.loadViewIfNeeded()
    // A tab may select another one while it is loaded.
    guard selected === self.selected else { return }
    shown = selected
    settleBar()
    place(selected, at: frame(of: selected, barHidden: barIsPlacedHidden))
    let selectedView = selected.viewInContainer
    selectedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if selectedView.superview !== wrapperView { wrapperView.insertSubview(selectedView, at: 0) }
    contentDidMove()
  }

  // MARK: Selection

  /// Selects the item that the user has tapped (T-58, T-66).
  func userSelected(_ item: UITabBarItem) {
    guard let tab = barControllers.first(where: { $0.tabBarItem === item }), delegateAllows(tab) else { return }
    guard tab === selected, waitingSelection == nil else { return select(tab, byUser: true) }
    if driver == nil { (tab as? any SystemContainer)?.returnToFirstScreen() }
    sendDidSelect(tab)
  }

  /// Changes the selection, at once or after the running transition (T-23, T-67).
  func select(_ tab: UIViewController, byUser: Bool) {
    let barController = barController(for: tab)
    if barController === selected {
      // The tab is selected already, so nothing waits behind it. The More stack opens the tab itself.
      waitingSelection = nil
      return open(tab, animated: true)
    }
    if driver != nil || isPreparing {
      waitingSelection = TabSelection(controller: tab, isByUser: byUser)
      if driver != nil { environment.note(.selectionDuringTabChange) }
      return
    }
    let old = setSelected(showing: tab)
    if appearance == .appeared {
      let animator = shown.flatMap { askDelegateForAnimator($0, barController) }
      if shown != nil, animator == nil, UIView.areAnimationsEnabled { environment.note(.tabChangeWithoutAnimator) }
      begin(from: shown, to: barController, animator: animator)
    } else {
      tabBar.selectedItem = barController.tabBarItem
      showWithoutTransition(replacing: old)
    }
    if byUser { sendDidSelect(barController) }
  }

  /// Shows the selection without a transition: off the screen, or while the container appears or disappears.
  ///
  /// - Parameter old: the controller that was shown, which may have left the screen already.
  func showWithoutTransition(replacing old: UIViewController?) {
    guard isViewLoaded, let selected else { return }
    guard appearance.isChanging, let old, old !== selected else { return installSelected() }
    // The container forwards its own appearance only to the tab that is shown at the end.
    old.beginAppearanceTransition(false, animated: appearanceIsAnimated)
    installSelected()
    old.endAppearanceAtOnce()
    // These callbacks may have taken the container off the screen, or selected another tab, which is appearing already.
    guard appearance == .appearing, let new = shown, new.appearanceInContainer != .appearing else { return }
    new.beginAppearanceTransition(true, animated: appearanceIsAnimated)
  }

  // MARK: Delegate

  func askDelegateForAnimator(
    _ old: UIViewController, _ new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard UIView.areAnimationsEnabled, let delegate = liveDelegate else { return nil }
    recordDelegate(
      "tabBarController(_:animationControllerForTransitionFrom:to:)", [old.traceName, new.traceName])
    return delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  func askDelegateForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate = delegateWithOptionalMethods else { return nil }
    recordDelegate("tabBarController(_:interactionControllerFor:)", [])
    return delegate.tabBarController(self, interactionControllerFor: animator)
  }

  func delegateAllows(_ tab: UIViewController) -> Bool {
    recordDelegate("tabBarController(_:shouldSelect:)", [tab.traceName])
    return liveDelegate?.tabBarController(self, shouldSelect: tab) ?? true
  }

  func sendDidSelect(_ tab: UIViewController) {
    recordDelegate("tabBarController(_:didSelect:)", [tab.traceName])
    delegateWithOptionalMethods?.tabBarController(self, didSelect: tab)
  }

  private func recordDelegate(_ name: String, _ arguments: [String]) {
    environment.record(.delegate, traceName, name, arguments)
  }
}
