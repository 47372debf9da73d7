import QuartzCore

/// "More than five": the bar shows four tabs and the More stack, which shows the others.
extension UITabBarController {
  /// Whether there are more tabs than the bar has room for.
  var needsMore: Bool { tabs.count > Self.visibleTabs }

  /// What the bar's items stand for, from left to right.
  var barControllers: [UIViewController] {
    needsMore ? tabs.prefix(Self.visibleTabs - 1) + [more] : tabs
  }

  /// The tabs that the More list shows.
  var tabsInMore: ArraySlice<UIViewController> {
    needsMore ? tabs.dropFirst(Self.visibleTabs - 1) : []
  }

  /// The tab behind a choice: the one that the More stack has opened, else the choice itself.
  func tab(shownBy barController: UIViewController?) -> UIViewController? {
    barController === moreIfMade ? moreIfMade?.opened ?? barController : barController
  }

  /// The choice that shows a tab.
  func barController(for tab: UIViewController) -> UIViewController {
    tabsInMore.contains(identicalTo: tab) ? more : tab
  }

  /// Opens a tab where the More stack shows it.
  func open(_ tab: UIViewController, animated: Bool = false) {
    if tabsInMore.contains(identicalTo: tab) { more.open(tab, animated: animated) }
  }

  /// Takes a choice that shows a tab, with the tab opened where that is the More stack.
  ///
  /// - Returns: the choice that was shown; a tab that goes to the More stack has left the screen by now.
  func setSelected(showing tab: UIViewController) -> UIViewController? {
    let old = shown
    open(tab)
    selected = barController(for: tab)
    return old
  }

  /// The user has chosen a row of the More list.
  func userOpenedTab(_ tab: UIViewController) {
    guard delegateAllows(tab) else { return }
    more.open(tab, animated: true)
    sendDidSelect(tab)
  }

  /// Lets a tab go to the More stack, without forgetting it; from the screen it goes first.
  func detachForMore(_ tab: UIViewController) {
    if let driver, driver.request.involves(tab) { driver.endImmediately() }
    if shown === tab { removeShown() }
    tabMovingToMore = tab
    tab.removeFromParent()
    tabMovingToMore = nil
  }

  /// Takes a tab back from the More stack.
  func reattachFromMore(_ tab: UIViewController) {
    guard tabs.contains(identicalTo: tab), tab.parent !== self else { return }
    addChild(tab)
    tab.sendDidMove(to: self)
  }

  /// The tabs have changed: the More stack comes, goes, or lists others.
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

  /// A tab was taken by another container, or has left by itself: the bar goes on without it.
  func removeFromTabs(_ child: UIViewController) {
    guard child !== tabMovingToMore, tabs.contains(identicalTo: child) else { return }
    replaceTabs(by: tabs.filter { $0 !== child })
  }
}
