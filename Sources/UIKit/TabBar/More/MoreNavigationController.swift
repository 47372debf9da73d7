import QuartzCore

/// The stack behind the "More" item: a list of the tabs that the bar has no room for, and the one that was chosen.
final class MoreNavigationController: UINavigationController {
  /// A tab that lies on this stack: it itself, or, where it is a stack, which don't nest, its screens.
  private struct Loan {
    let tab: UIViewController
    let screens: [UIViewController]
    /// Where the screens go back to; nil where the tab bar controller takes the tab itself back.
    let stack: UINavigationController?
  }

  @WeakReference private var tabs: UITabBarController?
  private let list: MoreListController
  /// The tab that was opened last, until it has left the stack.
  private var loan: Loan?
  /// Tabs that others have replaced, and whose screens the stack has still to let go.
  private var returning: [Loan] = []

  /// The tab that lies on the stack.
  var opened: UIViewController? { loan?.tab }

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
    if let loan { returning.append(loan) }
    let index = returning.firstIndex { $0.tab === tab }
    let loan = index.map { returning.remove(at: $0) } ?? borrow(tab)
    self.loan = loan
    handOver(loan) { setViewControllers([list] + loan.screens, animated: animated) }
  }

  /// Takes a tab from the tab bar controller, or the screens off a stack among the tabs.
  private func borrow(_ tab: UIViewController) -> Loan {
    guard let stack = tab as? UINavigationController else {
      tabs?.lend(tab)
      return Loan(tab: tab, screens: [tab], stack: nil)
    }
    let loan = Loan(tab: tab, screens: stack.viewControllers, stack: stack)
    handOver(loan) { stack.setViewControllers([], animated: false) }
    return loan
  }

  /// Moves screens between stacks; what was read as they were pushed goes with them (T-138).
  private func handOver(_ loan: Loan, _ move: () -> Void) {
    let bottomBarsAreAway = loan.screens.map(\.wasPushedWithoutBottomBar)
    move()
    guard loan.stack != nil else { return }
    for (screen, isAway) in zip(loan.screens, bottomBarsAreAway) { screen.wasPushedWithoutBottomBar = isAway }
  }

  override func stackDidSettle() {
    guard !loans.isEmpty else { return }
    // Once the transition has told the tab that it has left.
    environment.runAfterCommit { [link = WeakReference(self)] in link.target?.returnClosed() }
  }

  /// Gives the tabs back of which nothing is on the stack any more.
  private func returnClosed() {
    guard !isTransitioning else { return }
    for loan in loans where !loan.screens.contains(where: viewControllers.contains(identicalTo:)) { giveBack(loan) }
  }

  private var loans: [Loan] { returning + [loan].compacted() }

  /// Gives a tab back: a controller to the tab bar controller, screens to their own stack.
  private func giveBack(_ loan: Loan) {
    if opened === loan.tab { self.loan = nil }
    returning.removeAll { $0.tab === loan.tab }
    guard let stack = loan.stack else { return tabs?.takeBack(loan.tab) ?? () }
    handOver(loan) { stack.setViewControllers(loan.screens, animated: false) }
  }

  /// Gives the tabs back at once that are no longer listed here.
  func keepTabs(_ listed: some Sequence<UIViewController>) {
    let gone = loans.filter { loan in !listed.contains(identicalTo: loan.tab) }
    guard !gone.isEmpty else { return }
    driver?.endWithScreen()
    setViewControllers(viewControllers.without(gone.flatMap(\.screens)), animated: false)
    for loan in gone { giveBack(loan) }
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
