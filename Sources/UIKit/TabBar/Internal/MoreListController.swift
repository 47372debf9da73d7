import QuartzCore

/// The list of the tabs that the bar does not show.
final class MoreListController: UITableViewController {
  private static let row = "row"

  @WeakReference private var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = MoreRow.height
    // The rows have lines of their own.
    tableView.separatorStyle = .none
    tableView.register(MoreRow.self, forCellReuseIdentifier: Self.row)
  }

  /// Loads a row for each of the tabs.
  func tabsChanged() {
    guard isViewLoaded else { return }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.tabsInMore.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.row, for: indexPath)
    (cell as? MoreRow)?.show(tab(at: indexPath)?.tabBarItem)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    if let tab = tab(at: indexPath) { tabs?.userOpenedTab(tab) }
  }

  private func tab(at indexPath: IndexPath) -> UIViewController? {
    guard let listed = tabs.map({ Array($0.tabsInMore) }), listed.indices.contains(indexPath.row) else { return nil }
    return listed[indexPath.row]
  }
}

/// A row of the More list: image, title, chevron, and a separator.
final class MoreRow: UITableViewCell {
  /// The height in points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 20
  private static let titleStart: CGFloat = 60

  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let arrow = NavigationChevron(frame: .zero)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .systemFont(ofSize: 17)
    line.backgroundColor = .separator
    arrow.tintColor = .systemGray3
    icon.usesTemplates = true
    icon.tintColor = .systemBlue
    arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
    for part in [icon, label, line, arrow] {
      part.isUserInteractionEnabled = false
      contentView.addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem?) {
    icon.image = item?.image
    label.text = item?.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let size = icon.image?.size ?? .zero
    icon.bounds.size = size
    icon.center = CGPoint(x: Self.margin + 15, y: area.midY)
    let textWidth = max(0, area.width - Self.titleStart - 2 * Self.margin)
    label.frame = CGRect(x: Self.titleStart, y: 0, width: textWidth, height: area.height)
    line.frame = CGRect(x: Self.titleStart, y: area.height - 0.5, width: area.width - Self.titleStart, height: 0.5)
    arrow.bounds.size = CGSize(width: 8, height: 14)
    arrow.center = CGPoint(x: area.width - Self.margin - 4, y: area.midY)
  }
}
