import QuartzCore

/// The stack behind the "More" item: a list of the tabs that the bar has no room for, and the one that was chosen.
final class MoreNavigationController: UINavigationController {
  /// A tab that lies on this stack: it itself, or, where it is a stack, which don't nest, its screens.
  private struct HostedTab {
    let tab: UIViewController
    let screens: [UIViewController]
    /// Where the screens go back to; nil where the tab bar controller takes the tab itself back.
    let stack: UINavigationController?
  }

  @WeakReference private var tabs: UITabBarController?
  private let list: MoreListController
  /// The tab that was opened last, until it has left the stack.
  private var hostedTab: HostedTab?
  /// Tabs that others have replaced, and whose screens the stack has still to let go.
  private var departingTabs: [HostedTab] = []

  /// The tab that lies on the stack.
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

  /// Puts a tab on the stack, above the list. The one that was there goes back once the stack has let it go.
  func open(_ tab: UIViewController, animated: Bool) {
    if opened === tab { return }
    if let hostedTab { departingTabs.append(hostedTab) }
    let index = departingTabs.firstIndex { $0.tab === tab }
    let hostedTab = index.map { departingTabs.remove(at: $0) } ?? host(tab)
    self.hostedTab = hostedTab
    moveScreens(of: hostedTab) { setViewControllers([list] + hostedTab.screens, animated: animated) }
  }

  /// Takes a tab from the tab bar controller, or the screens off a stack among the tabs.
  private func host(_ tab: UIViewController) -> HostedTab {
    guard let stack = tab as? UINavigationController else {
      tabs?.detachForMore(tab)
      return HostedTab(tab: tab, screens: [tab], stack: nil)
    }
    let hostedTab = HostedTab(tab: tab, screens: stack.viewControllers, stack: stack)
    moveScreens(of: hostedTab) { stack.setViewControllers([], animated: false) }
    return hostedTab
  }

  /// Moves screens between stacks; what was read as they were pushed goes with them (T-138).
  private func moveScreens(of hostedTab: HostedTab, _ move: () -> Void) {
    let bottomBarsAreAway = hostedTab.screens.map(\.wasPushedWithoutBottomBar)
    move()
    guard hostedTab.stack != nil else { return }
    for (screen, isAway) in zip(hostedTab.screens, bottomBarsAreAway) { screen.wasPushedWithoutBottomBar = isAway }
  }

  override func stackDidSettle() {
    guard !hostedTabs.isEmpty else { return }
    // Once the transition has told the tab that it has left.
    environment.runAfterCommit { [link = WeakReference(self)] in link.target?.returnRemovedTabs() }
  }

  /// Gives the tabs back of which nothing is on the stack any more.
  private func returnRemovedTabs() {
    guard !isTransitioning else { return }
    for hostedTab in hostedTabs where !hostedTab.screens.contains(where: viewControllers.contains(identicalTo:)) {
      returnTab(hostedTab)
    }
  }

  private var hostedTabs: [HostedTab] { departingTabs + [hostedTab].compacted() }

  /// Gives a tab back: a controller to the tab bar controller, screens to their own stack.
  private func returnTab(_ hostedTab: HostedTab) {
    if opened === hostedTab.tab { self.hostedTab = nil }
    departingTabs.removeAll { $0.tab === hostedTab.tab }
    guard let stack = hostedTab.stack else { return tabs?.reattachFromMore(hostedTab.tab) ?? () }
    moveScreens(of: hostedTab) { stack.setViewControllers(hostedTab.screens, animated: false) }
  }

  /// Gives the tabs back at once that are no longer listed here.
  func returnTabs(except listed: some Sequence<UIViewController>) {
    let gone = hostedTabs.filter { hostedTab in !listed.contains(identicalTo: hostedTab.tab) }
    guard !gone.isEmpty else { return }
    driver?.endImmediately()
    setViewControllers(viewControllers.without(gone.flatMap(\.screens)), animated: false)
    for hostedTab in gone { returnTab(hostedTab) }
  }

  /// The list has other tabs.
  func tabsChanged() {
    list.tabsChanged()
  }

  /// Three dots.
  private static var dots: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      for index in 0..<3 {
        context.cgContext.fillEllipse(in: CGRect(x: 4 + CGFloat(index) * 9, y: 13, width: 4.5, height: 4.5))
      }
    }
  }
}
