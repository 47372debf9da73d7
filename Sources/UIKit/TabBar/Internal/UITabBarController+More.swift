import QuartzCore

/// More than five tabs: the bar shows four and the More stack, which shows the others.
extension UITabBarController {
  /// Whether there are more tabs than the bar shows.
  var needsMore: Bool { tabs.count > Self.visibleTabs }

  /// The controllers of the bar's items, from left to right.
  var barControllers: [UIViewController] {
    needsMore ? tabs.prefix(Self.visibleTabs - 1) + [more] : tabs
  }

  /// The tabs in the More list.
  var tabsInMore: ArraySlice<UIViewController> {
    needsMore ? tabs.dropFirst(Self.visibleTabs - 1) : []
  }

  /// Returns the tab that a bar's controller shows: the one that the More stack has opened, else the controller itself.
  func tab(shownBy barController: UIViewController?) -> UIViewController? {
    barController === moreIfMade ? moreIfMade?.opened ?? barController : barController
  }

  /// Returns the bar's controller that shows a tab.
  func barController(for tab: UIViewController) -> UIViewController {
    tabsInMore.contains(identicalTo: tab) ? more : tab
  }

  /// Opens a tab in the More stack, if it is shown there.
  func open(_ tab: UIViewController, animated: Bool = false) {
    if tabsInMore.contains(identicalTo: tab) { more.open(tab, animated: animated) }
  }

  /// Selects the bar's controller that shows a tab, and opens the tab in the More stack.
  ///
  /// - Returns: the controller that was shown. A tab that moves to the More stack has left the screen by now.
  func setSelected(showing tab: UIViewController) -> UIViewController? {
    let old = shown
    open(tab)
    selected = barController(for: tab)
    return old
  }

  /// Opens the tab of a row in the More list that the user has tapped.
  func userOpenedTab(_ tab: UIViewController) {
    guard delegateAllows(tab) else { return }
    more.open(tab, animated: true)
    sendDidSelect(tab)
  }

  /// Removes a tab from the children for the More stack; a shown tab leaves the screen first.
  func detachForMore(_ tab: UIViewController) {
    if let driver, driver.request.involves(tab) { driver.endImmediately() }
    if shown === tab { removeShown() }
    tabMovingToMore = tab
    tab.removeFromParent()
    tabMovingToMore = nil
  }

  /// Adds a tab from the More stack as a child again.
  func reattachFromMore(_ tab: UIViewController) {
    guard tabs.contains(identicalTo: tab), tab.parent !== self else { return }
    addChild(tab)
    tab.sendDidMove(to: self)
  }

  /// Adds, removes or updates the More stack for the current tabs.
  func updateMore() {
    guard needsMore else {
      moreIfMade?.returnTabs(except: [])
      if let made = moreIfMade, made.parent === self { made.removeFromParent() }
      return
    }
    more.returnTabs(except: tabsInMore)
    if more.parent !== self {
      addChild(more)
      more.sendDidMove(to: self)
    }
    more.tabsChanged()
  }

  /// Removes a tab that has left its parent from the bar.
  func removeFromTabs(_ child: UIViewController) {
    guard child !== tabMovingToMore, tabs.contains(identicalTo: child) else { return }
    replaceTabs(by: tabs.filter { $0 !== child })
  }
}
