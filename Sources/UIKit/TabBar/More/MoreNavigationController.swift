import QuartzCore

/// The stack behind the "More" item: a list of the tabs that the bar has no room for, and the one that was chosen.
final class MoreNavigationController: UINavigationController {
  /// A navigation controller among the tabs, whose screens lie on this stack for a while, since stacks don't nest.
  private struct Loan {
    let tab: UINavigationController
    let screens: [UIViewController]
  }

  @WeakReference private var tabs: UITabBarController?
  private let list: MoreListController
  private var loan: Loan?
  /// The tab that lies on the stack.
  private(set) var opened: UIViewController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreListController(tabs)
    super.init(nibName: nil, bundle: nil)
    title = "More"
    tabBarItem = UITabBarItem(title: "More", image: Self.dots, tag: 0)
    pushViewController(list, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts a tab on the stack, above the list.
  func open(_ tab: UIViewController, animated: Bool) {
    if opened === tab { return }
    setViewControllers([list], animated: false)
    takeBack()
    opened = tab
    guard let navigation = tab as? UINavigationController else {
      tabs?.lend(tab)
      return setViewControllers([list, tab], animated: animated)
    }
    let screens = navigation.viewControllers
    loan = Loan(tab: navigation, screens: screens)
    handOver(screens) {
      navigation.setViewControllers([], animated: false)
      setViewControllers([list] + screens, animated: animated)
    }
  }

  /// Moves screens between stacks; what was read as they were pushed goes with them (T-138).
  private func handOver(_ screens: [UIViewController], _ move: () -> Void) {
    let bottomBarsAreAway = screens.map(\.wasPushedWithoutBottomBar)
    move()
    for (screen, isAway) in zip(screens, bottomBarsAreAway) { screen.wasPushedWithoutBottomBar = isAway }
  }

  override func stackHasSettled() {
    guard opened != nil else { return }
    // Once the transition has told the tab that it has left.
    environment.runAfterCommit { [link = WeakReference(self)] in link.target?.takeBackIfClosed() }
  }

  /// Gives the tab that was opened back, if nothing of it is on the stack any more.
  private func takeBackIfClosed() {
    guard let opened, !isTransitioning else { return }
    let screens = loan?.screens ?? [opened]
    if !screens.contains(where: { viewControllers.contains(identicalTo: $0) }) { takeBack() }
  }

  /// Gives the tab that was opened back: a controller to the tab bar controller, screens to their own stack.
  func takeBack() {
    guard let tab = opened else { return }
    opened = nil
    if let loan {
      handOver(loan.screens) { loan.tab.setViewControllers(loan.screens, animated: false) }
      self.loan = nil
    } else {
      tabs?.takeBack(tab)
    }
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
