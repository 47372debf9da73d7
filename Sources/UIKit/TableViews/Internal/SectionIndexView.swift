import ListLayout
import QuartzCore

/// The titles at a table's trailing edge, under which a finger goes from section to section.
final class SectionIndexView: UIView {
  /// The width of the titles, by which rows are narrower, in points.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private unowned let table: UITableView
  private var labels: [UILabel] = []
  private var titles: [String] = []
  /// The title under the finger; nil where there is no finger.
  private var touched: Int? {
    didSet { if (touched == nil) != (oldValue == nil) { updateColors() } }
  }
  /// Whether the data source has to be asked for the titles.
  private var needsTitles = true

  init(_ table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    addGestureRecognizer(SectionIndexGestureRecognizer(self))
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Titles

  /// Asks for the titles again in the next layout pass.
  func setNeedsTitles() {
    needsTitles = true
    table.setNeedsLayout()
  }

  /// Asks for the titles if that is needed.
  ///
  /// - Returns: Whether rows have become wider or narrower.
  func update() -> Bool {
    guard needsTitles else { return false }
    needsTitles = false
    let wasShown = superview != nil
    let isLong = table.loadedCounts.itemCount >= table.sectionIndexMinimumDisplayRowCount
    let new = isLong ? table.tableDataSource?.sectionIndexTitles(for: table) ?? [] : []
    guard new != titles || wasShown != !new.isEmpty else { return false }
    titles = new
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      (label.text, label.font, label.textAlignment) = (title, .systemFont(ofSize: 11, weight: .semibold), .center)
      addSubview(label)
      return label
    }
    if titles.isEmpty { removeFromSuperview() } else if !wasShown { table.addSubview(self) }
    updateColors()
    setNeedsLayout()
    return wasShown != !titles.isEmpty
  }

  func updateColors() {
    backgroundColor =
      touched == nil
      ? table.sectionIndexBackgroundColor
      : table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
    for label in labels { label.textColor = table.sectionIndexColor ?? table.tintColor }
  }

  // MARK: Layout

  /// Keeps the titles at the edge of what is visible.
  func layOut() {
    guard superview != nil else { return }
    let visible = table.bounds.inset(by: table.adjustedContentInset).inset(by: sideInsets)
    let x = isMirrored ? visible.minX : visible.maxX - Self.width
    let new = CGRect(x: x, y: visible.minY, width: Self.width, height: max(0, visible.height))
    if frame != new { frame = new }
  }

  private var sideInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: table.safeAreaInsets.left, bottom: 0, right: table.safeAreaInsets.right)
  }

  /// By how much rows are narrower at their left and right.
  var rowInsets: (left: CGFloat, right: CGFloat) {
    guard superview != nil else { return (0, 0) }
    return isMirrored ? (Self.width, 0) : (0, Self.width)
  }

  private var isMirrored: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The height of a line: less where the titles would not have room.
  private var lineHeight: CGFloat { min(Self.lineHeight, bounds.height / CGFloat(max(1, titles.count))) }
  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
    }
  }

  // MARK: Touches

  /// Shows the section of the title at a height.
  func touch(atY y: CGFloat) {
    guard !titles.isEmpty, lineHeight > 0 else { return }
    let index = Int(min(max((y - top) / lineHeight, 0), CGFloat(titles.count - 1)))
    guard index != touched else { return }
    touched = index
    let section = table.tableDataSource?.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
    guard let section, table.loadedCounts.contains(section: section) else { return }
    table.scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }

  func endTouch() { touched = nil }
}

/// Recognizes a touch of the index at once, so that it does not scroll.
private final class SectionIndexGestureRecognizer: UIGestureRecognizer {
  private weak var index: SectionIndexView?

  init(_ index: SectionIndexView) {
    self.index = index
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
    move(touches)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    move(touches)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    index?.endTouch()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    index?.endTouch()
    state = .cancelled
  }

  private func move(_ touches: Set<UITouch>) {
    guard let index, let touch = touches.first else { return }
    index.touch(atY: touch.location(in: index).y)
  }
}
