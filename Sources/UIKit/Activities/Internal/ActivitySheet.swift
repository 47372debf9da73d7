import QuartzCore

/// The view of a controller of activities: the items above, a row of icons, and a list of actions.
final class ActivitySheet: UIView, UITableViewDataSource, UITableViewDelegate {
  /// The width of the popover, and the height of a row, in points.
  private static let (popoverWidth, rowHeight, gap): (CGFloat, CGFloat, CGFloat) = (375, 52, 16)
  private static let identifier = "activity"

  /// Called with the activity that was chosen.
  var onChoice: (UIActivity) -> Void = { _ in }
  /// Called by the close button.
  var onClose: () -> Void = {}
  var hasCloseButton: Bool {
    get { header.hasCloseButton }
    set { if header.hasCloseButton != newValue { header.hasCloseButton = newValue } }
  }

  private let header = ActivityHeader(frame: .zero)
  private let icons = ActivityIcons(frame: CGRect(x: 0, y: 0, width: 0, height: ActivityIcons.height))
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var actions: [UIActivity] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    header.onClose = { [link = WeakReference(self)] in link.target?.onClose() }
    icons.onChoice = { [link = WeakReference(self)] in link.target?.onChoice($0) }
    (table.dataSource, table.delegate) = (self, self)
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    table.rowHeight = Self.rowHeight
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (Self.gap, Self.gap)
    table.backgroundColor = .clear
    addSubview(table)
    addSubview(header)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the items, and activities in the order of their categories.
  func show(_ preview: ActivityPreview, activities: [UIActivity]) {
    header.show(preview)
    let shared = activities.filter { type(of: $0).activityCategory == .share }
    actions = activities.filter { type(of: $0).activityCategory != .share }
    icons.show(shared)
    table.tableHeaderView = shared.isEmpty ? nil : icons
    table.reloadData()
  }

  /// The size that shows everything, for a popover.
  var standardSize: CGSize {
    let icons = table.tableHeaderView == nil ? 0 : ActivityIcons.height
    let list = actions.isEmpty ? 0 : CGFloat(actions.count) * Self.rowHeight + 2 * Self.gap
    return CGSize(width: Self.popoverWidth, height: ActivityHeader.height + icons + list)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top + ActivityHeader.height
    header.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: ActivityHeader.height)
    table.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  // MARK: Actions

  func numberOfSections(in tableView: UITableView) -> Int { actions.isEmpty ? 0 : 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let activity = actions[indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    let image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    let icon = UIImageView(image: image)
    icon.tintColor = .label
    icon.contentMode = .scaleAspectFit
    icon.frame.size = CGSize(width: min(28, image?.size.width ?? 0), height: min(28, image?.size.height ?? 0))
    cell.accessoryView = image == nil ? nil : icon
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(actions[indexPath.row])
  }
}
