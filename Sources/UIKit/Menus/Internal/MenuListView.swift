import QuartzCore

/// An open menu: rows on a blurred card, which scroll where they are higher than the card.
final class MenuListView: UIView {
  private(set) var menu: UIMenu
  private(set) var content: MenuContent
  /// The title of the entry that has opened the menu, for a submenu.
  let parentElement: UIMenuElement?
  /// Whether the first entry is the lowest.
  private var isReversed = false
  private let clip = UIView(frame: .zero)
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let scrollView = UIScrollView(frame: .zero)
  private(set) var cells: [MenuCell] = []
  /// The first row of a submenu.
  private(set) var backCell: MenuCell?
  /// The rectangles of sections' titles and gaps are made with the cells.
  private var decorations: [UIView] = []
  /// Chooses an entry for VoiceOver.
  var activate: (MenuCell) -> Void = { _ in }
  /// Whether an object can run a command.
  var canPerform: (UICommand) -> Bool = { _ in true }

  /// - Parameter parentElement: the entry that opens the menu, for a submenu.
  init(_ menu: UIMenu, parentElement: UIMenuElement? = nil) {
    self.menu = menu
    self.parentElement = parentElement
    content = MenuContent(of: menu)
    super.init(frame: .zero)
    MenuMetrics.shadow.apply(to: layer)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = MenuMetrics.cornerRadius
    clip.layer.cornerCurve = .continuous
    material.isUserInteractionEnabled = false
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(clip)
    clip.addSubview(material)
    clip.addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityDefaults: AccessibilityDefaults { .group() }

  // MARK: Content

  /// Makes the rows. Called when the card is in its window, whose traits the rows have.
  func makeRows() {
    for view in cells + decorations { view.removeFromSuperview() }
    (cells, decorations) = ([], [])
    if let parentElement {
      let cell = makeCell(parentElement, .back)
      backCell = cell
    }
    let hasMarks = content.hasMarks
    for row in content.sections.flatMap(\.rows) {
      switch row {
      case .entry(let element): _ = makeCell(element, .row(hasMarkColumn: hasMarks))
      case .loading: _ = makeCell(nil, .loading)
      case .tiles(let elements, let size, let isPalette):
        for element in elements { _ = makeCell(element, isPalette ? .palette : size == .small ? .small : .medium) }
      }
    }
    setNeedsLayout()
  }

  /// Shows another menu in place of this one, or the same one with entries that have come.
  func show(_ newMenu: UIMenu) {
    menu = newMenu
    content = MenuContent(of: newMenu, isReversed: isReversed)
    makeRows()
  }

  /// Makes the first entry the lowest, for a menu that grows upwards.
  func reverse() {
    isReversed = true
    show(menu)
  }

  /// Scrolls to the lowest entry.
  func scrollToEnd() {
    scrollView.contentOffset.y = max(0, scrollView.contentSize.height - bounds.height)
  }

  private func makeCell(_ element: UIMenuElement?, _ form: MenuCell.Form) -> MenuCell {
    let cell = MenuCell(element, form)
    if let command = element as? UICommand { cell.isUnavailable = !canPerform(command) }
    cell.activate = { [link = WeakReference(self), unowned cell] in link.target?.activate(cell) }
    cells.append(cell)
    scrollView.addSubview(cell)
    cell.update()
    return cell
  }

  /// Returns the entry at a point of the card that can be chosen; nil for none.
  func cell(at point: CGPoint) -> MenuCell? {
    guard bounds.contains(point) else { return nil }
    let inside = scrollView.convert(point, from: self)
    return cells.first { $0.isEnabled && $0.frame.contains(inside) }
  }

  // MARK: Layout

  /// Returns the height of all rows, in points.
  func contentHeight(in width: CGFloat) -> CGFloat { placeRows(in: width, apply: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    material.frame = bounds
    scrollView.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
  }

  /// Places the rows for a card of a size.
  func placeRows(in size: CGSize) {
    for view in decorations { view.removeFromSuperview() }
    decorations = []
    let height = placeRows(in: size.width, apply: true)
    scrollView.contentSize = CGSize(width: size.width, height: height)
    scrollView.isScrollEnabled = height > size.height + 0.5
  }

  private func placeRows(in width: CGFloat, apply: Bool) -> CGFloat {
    var y: CGFloat = 0
    var rest = cells[...]
    let line = 1 / max(1, traitCollection.displayScale)
    func place(_ count: Int, separated: Bool) {
      let row = rest.prefix(count)
      rest = rest.dropFirst(count)
      let height = row.map { $0.height(in: width) }.max() ?? 0
      if apply { set(Array(row), y: y, height: height, width: width, line: separated ? line : 0) }
      y += height
    }
    if backCell != nil {
      place(1, separated: false)
      y = addGap(at: y, width, apply)
    } else if !content.title.isEmpty {
      y = addTitle(content.title, at: y, width, apply)
    }
    for (index, section) in content.sections.enumerated() {
      if index > 0 { y = addGap(at: y, width, apply) }
      if !section.title.isEmpty { y = addTitle(section.title, at: y, width, apply) }
      let isTitled = y > 0 && (!section.title.isEmpty || index == 0 && backCell == nil)
      for (number, row) in section.rows.enumerated() {
        var count = 1
        if case .tiles(let elements, _, _) = row { count = elements.count }
        place(count, separated: number > 0 || isTitled)
      }
    }
    return y
  }

  private func set(_ row: [MenuCell], y: CGFloat, height: CGFloat, width: CGFloat, line: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = width / CGFloat(max(1, row.count))
    for (index, cell) in row.enumerated() {
      let column = CGFloat(isMirrored ? row.count - 1 - index : index)
      cell.frame = CGRect(x: column * share, y: y, width: share, height: height)
      cell.line.frame = CGRect(x: 0, y: 0, width: share, height: line)
    }
  }

  private func addGap(at y: CGFloat, _ width: CGFloat, _ apply: Bool) -> CGFloat {
    if apply {
      let gap = UIView(frame: CGRect(x: 0, y: y, width: width, height: MenuMetrics.sectionGap))
      gap.backgroundColor = .menuSectionGap
      decorate(with: gap)
    }
    return y + MenuMetrics.sectionGap
  }

  private func addTitle(_ title: String, at y: CGFloat, _ width: CGFloat, _ apply: Bool) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let room = width - 2 * MenuMetrics.margin
    let height = label.sizeThatFits(CGSize(width: room, height: .infinity)).height
    if apply {
      label.frame = CGRect(x: MenuMetrics.margin, y: y + MenuMetrics.titlePadding / 2, width: room, height: height)
      decorate(with: label)
    }
    return (y + height + MenuMetrics.titlePadding).rounded(.up)
  }

  private func decorate(with view: UIView) {
    decorations.append(view)
    scrollView.insertSubview(view, at: 0)
  }
}

extension UIColor {
  /// The darker stripe between the sections of a menu.
  fileprivate static let menuSectionGap = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.16 : 0.08)
  }
}
