import QuartzCore

/// The stack of the "More" item: a list of the tabs that the bar does not show, and the opened one.
final class MoreNavigationController: UINavigationController {
  /// A tab on this stack. Because stacks cannot be nested, a navigation controller's screens are on it instead.
  private struct HostedTab {
    let tab: UIViewController
    let screens: [UIViewController]
    /// The navigation controller to which the screens return; nil for a tab that returns itself.
    let stack: UINavigationController?
  }

  @WeakReference private var tabs: UITabBarController?
  private let list: MoreListController
  /// The tab that was opened last, until it has left the stack.
  private var hostedTab: HostedTab?
  /// Tabs that were replaced, and whose screens are still on the stack.
  private var departingTabs: [HostedTab] = []

  /// The tab on the stack.
  var opened: UIViewController? { hostedTab?.tab }

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreListController(tabs)
    super.init(nibName: nil, bundle: nil)
    title = "More"
    tabBarItem = UITabBarItem(title: "More", image: Self.dots, tag: 0)
    pushViewController(list, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a tab above the list. The one before returns when it has left the stack.
  func open(_ tab: UIViewController, animated: Bool) {
    if opened === tab { return }
    if let hostedTab { departingTabs.append(hostedTab) }
    let index = departingTabs.firstIndex { $0.tab === tab }
    let hostedTab = index.map { departingTabs.remove(at: $0) } ?? host(tab)
    self.hostedTab = hostedTab
    moveScreens(of: hostedTab) { setViewControllers([list] + hostedTab.screens, animated: animated) }
  }

  /// Takes a tab from the tab bar controller, or the screens from a navigation controller among the tabs.
  private func host(_ tab: UIViewController) -> HostedTab {
    guard let stack = tab as? UINavigationController else {
      tabs?.detachForMore(tab)
      return HostedTab(tab: tab, screens: [tab], stack: nil)
    }
    let hostedTab = HostedTab(tab: tab, screens: stack.viewControllers, stack: stack)
    moveScreens(of: hostedTab) { stack.setViewControllers([], animated: false) }
    return hostedTab
  }

  /// Moves screens between stacks, with the bottom bar's state that was stored when they were pushed (T-138).
  private func moveScreens(of hostedTab: HostedTab, _ move: () -> Void) {
    let hidBottomBars = hostedTab.screens.map(\.wasPushedWithoutBottomBar)
    move()
    guard hostedTab.stack != nil else { return }
    for (screen, hidBottomBar) in zip(hostedTab.screens, hidBottomBars) {
      screen.wasPushedWithoutBottomBar = hidBottomBar
    }
  }

  override func stackDidSettle() {
    guard !hostedTabs.isEmpty else { return }
    // After the transition has sent the tab's callbacks.
    environment.runAfterCommit { [link = WeakReference(self)] in link.target?.returnRemovedTabs() }
  }

  /// Returns the tabs with no screen left on the stack.
  private func returnRemovedTabs() {
    guard !isTransitioning else { return }
    for hostedTab in hostedTabs where !hostedTab.screens.contains(where: viewControllers.contains(identicalTo:)) {
      returnTab(hostedTab)
    }
  }

  private var hostedTabs: [HostedTab] { departingTabs + [hostedTab].compacted() }

  /// Returns a tab to the tab bar controller, or its screens to their own stack.
  private func returnTab(_ hostedTab: HostedTab) {
    if opened === hostedTab.tab { self.hostedTab = nil }
    departingTabs.removeAll { $0.tab === hostedTab.tab }
    guard let stack = hostedTab.stack else { return tabs?.reattachFromMore(hostedTab.tab) ?? () }
    moveScreens(of: hostedTab) { stack.setViewControllers(hostedTab.screens, animated: false) }
  }

  /// Returns the tabs that are no longer in the list at once.
  func returnTabs(except listed: some Sequence<UIViewController>) {
    let removed = hostedTabs.filter { hostedTab in !listed.contains(identicalTo: hostedTab.tab) }
    guard !removed.isEmpty else { return }
    driver?.endImmediately()
    setViewControllers(viewControllers.without(removed.flatMap(\.screens)), animated: false)
    for hostedTab in removed { returnTab(hostedTab) }
  }

  /// Updates the list.
  func tabsChanged() {
    list.tabsChanged()
  }

  /// The image of three dots.
  private static var dots: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      for index in 0..<3 {
        context.cgContext.fillEllipse(in: CGRect(x: 4 + CGFloat(index) * 9, y: 13, width: 4.5, height: 4.5))
      }
    }
  }
}
