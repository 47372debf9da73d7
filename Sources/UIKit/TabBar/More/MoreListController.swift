import QuartzCore

/// The list of the tabs that the bar does not show.
final class MoreListController: UIViewController {
  @WeakReference private var tabs: UITabBarController?
  private var rows: [MoreRow] = []

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tabsChanged()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let width = view.bounds.width - insets.left - insets.right
    for (index, row) in rows.enumerated() {
      let top = insets.top + CGFloat(index) * MoreRow.height
      row.frame = CGRect(x: insets.left, y: top, width: width, height: MoreRow.height)
    }
  }

  /// Creates a row for each of the tabs.
  func tabsChanged() {
    guard isViewLoaded, let tabs else { return }
    for row in rows { row.removeFromSuperview() }
    rows = tabs.tabsInMore.map { tab in
      let row = MoreRow(tab.tabBarItem)
      row.addAction(UIAction(handler: Self.open(tab, in: tabs)), for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  private static func open(_ tab: UIViewController, in tabs: UITabBarController) -> (UIAction) -> Void {
    { [tabs = WeakReference(tabs), tab = WeakReference(tab)] _ in tab.target.map { tabs.target?.userOpenedTab($0) } }
  }
}
