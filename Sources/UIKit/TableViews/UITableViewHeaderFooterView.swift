import QuartzCore

/// The header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier with which the view was created; nil for views that are not shown again.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  var storedReuseIdentifier: String?

  /// The view that holds the content, as large as the view.
  open var contentView: UIView { content }
  private let content = UIView()
  /// The label of the title.
  open var textLabel: UILabel? { label }
  private let label = UILabel(frame: .zero)
  /// The label of a further text, below the title.
  open var detailTextLabel: UILabel? { storedDetailLabel ?? makeDetailLabel() }
  private var storedDetailLabel: UILabel?
  /// The view behind the content; as large as the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// Whether the table has made the view for a title.
  private(set) var isSystemTitle = false
  private var look = Title("", isHeader: true, style: .plain)
  var sideMargin: CGFloat = 16 {
    didSet { if sideMargin != oldValue { setNeedsLayout() } }
  }

  /// Creates a header or footer; one with an identifier is shown again for other sections.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeaderHeight))
    setUp()
  }

  /// Creates a header or footer with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = InterfaceDecoder.reuseIdentifier(coder)
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeaderHeight)
    setUp()
    decode(coder, as: UITableViewHeaderFooterView.self)
  }

  private func setUp() {
    content.frame = bounds
    addSubview(content)
    content.addSubview(label)
    label.numberOfLines = 0
  }

  override var accessibilityDefaults: AccessibilityDefaults { .sectionTitle(self) }

  /// Called before the view is dequeued again; subclasses call super.
  open func prepareForReuse() {}

  private func makeDetailLabel() -> UILabel {
    let detail = UILabel(frame: .zero)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 0
    storedDetailLabel = detail
    content.addSubview(detail)
    setNeedsLayout()
    return detail
  }

  /// Shows the data source's title.
  func show(_ title: Title) {
    isSystemTitle = true
    adopt(title)
    label.text = title.text
  }

  /// Takes over the font, the colour and the distances of a table's headers or footers.
  func adopt(_ title: Title) {
    guard look != title || label.text == nil else { return }
    look = title
    (label.font, label.textColor) = (title.font, title.color)
    if isSystemTitle, title.style == .plain, backgroundView == nil {
      let view = UIView()
      view.backgroundColor = .systemBackground
      backgroundView = view
    }
    setNeedsLayout()
  }

  /// Returns the height of the title with its distances.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = CGSize(width: max(0, size.width - 2 * sideMargin), height: .greatestFiniteMagnitude)
    let detail = storedDetailLabel?.text == nil ? 0 : storedDetailLabel?.sizeThatFits(limit).height ?? 0
    let text = label.text == nil ? 0 : label.sizeThatFits(limit).height
    return CGSize(width: size.width, height: look.height(ofText: text + detail))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, content] {
      guard let view, view.superview === self else { continue }
      view.layOut(in: bounds)
    }
    let width = max(0, bounds.width - 2 * sideMargin)
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let text = label.text == nil ? 0 : label.sizeThatFits(limit).height
    let detail = storedDetailLabel?.text == nil ? 0 : storedDetailLabel?.sizeThatFits(limit).height ?? 0
    let top = look.top(ofText: text + detail, in: bounds.height)
    label.frame = CGRect(x: sideMargin, y: top, width: width, height: text)
    storedDetailLabel?.frame = CGRect(x: sideMargin, y: top + text, width: width, height: detail)
  }

  /// A title of a section and how a table of a style shows it (F-16).
  struct Title: Equatable {
    let text: String
    let isHeader: Bool
    let style: UITableView.Style

    /// A grouped header's title is shown in capitals.
    init(_ text: String, isHeader: Bool, style: UITableView.Style) {
      self.text = isHeader && style != .plain ? text.uppercased() : text
      (self.isHeader, self.style) = (isHeader, style)
    }

    @MainActor var font: UIFont {
      style == .plain && isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    }
    @MainActor var color: UIColor { style == .plain && isHeader ? .label : .secondaryLabel }

    /// The height of one line at its font, with which the distances are chosen.
    private static let line: CGFloat = 16

    /// Returns the height with its distances of text of a height.
    func height(ofText height: CGFloat) -> CGFloat {
      if style == .plain { return max(TableMetrics.plainHeaderHeight, height + 7.5) }
      let single = isHeader ? TableMetrics.groupedHeaderHeight : TableMetrics.groupedFooterHeight
      return max(single, height + single - Self.line)
    }

    /// Returns where text of a height begins: a grouped header's near its section, a footer's too.
    func top(ofText height: CGFloat, in total: CGFloat) -> CGFloat {
      guard style != .plain else { return (total - height) / 2 }
      return isHeader ? total - height - 6 : min(8, max(0, total - height))
    }

    /// Returns the height of the title in a width.
    @MainActor func height(width: CGFloat, in table: UITableView) -> CGFloat {
      let label = table.measuringLabel
      (label.font, label.text) = (font, text)
      let limit = CGSize(width: max(0, width - 2 * table.sideMargin), height: .greatestFiniteMagnitude)
      return table.roundedUp(self.height(ofText: label.sizeThatFits(limit).height))
    }
  }
}
