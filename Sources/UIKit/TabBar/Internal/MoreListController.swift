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

/// A row of the More list: image, title, chevron, and a separator.
final class MoreRow: UIControl {
  /// The height in points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 20
  private static let titleStart: CGFloat = 60

  private let icon = TemplateImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let arrow = NavigationChevron(frame: .zero)

  init(_ item: UITabBarItem?) {
    super.init(frame: .zero)
    icon.image = item?.image
    label.text = item?.title
    label.font = .systemFont(ofSize: 17)
    line.backgroundColor = .separator
    arrow.tintColor = .systemGray3
    arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
    for part in [icon, label, line, arrow] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemGray4 : .systemBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = icon.image?.size ?? .zero
    icon.bounds.size = size
    icon.center = CGPoint(x: Self.margin + 15, y: bounds.midY)
    let textWidth = max(0, bounds.width - Self.titleStart - 2 * Self.margin)
    label.frame = CGRect(x: Self.titleStart, y: 0, width: textWidth, height: bounds.height)
    line.frame = CGRect(x: Self.titleStart, y: bounds.height - 0.5, width: bounds.width - Self.titleStart, height: 0.5)
    arrow.bounds.size = CGSize(width: 8, height: 14)
    arrow.center = CGPoint(x: bounds.width - Self.margin - 4, y: bounds.midY)
  }
}
