import ListLayout
import QuartzCore

/// The state of a table's layout pass.
struct TablePass {
  /// Whether a pass runs; one that a callback asks for waits.
  var isRunning = false
  /// Whether a batch of updates is being shown.
  var isUpdating = false
  /// Whether all views are made anew in the next pass (V-13).
  var needsReload = false
  /// The elements whose views were made in this pass, which are measured at its end.
  var made: [ListElement] = []
  /// Views that were asked for before they are displayed.
  var prepared: [ListElement: UIView] = [:]
  /// Whether the delegate makes headers and footers, where that is known.
  var ownViews: [BoundaryKind: Bool] = [:]
  /// The heights of the table's header and footer views when they were assigned (V-92).
  var edgeHeights = (header: CGFloat(0), footer: CGFloat(0))
  /// Whether the next pass measures what is shown already.
  var measuresShown = false
  /// Whether cells get their separators and margins anew in the next pass.
  var needsLook = false

  /// The number of times that a pass measures until it gives up.
  static let limit = 16
}

/// The layout pass: numbers, heights, content size, views, measuring (V-86).
extension UITableView {
  /// Shows the rows, headers and footers of the bounds.
  func updateElements() {
    guard !pass.isRunning, batch == nil, !pass.isUpdating else { return }
    pass.isRunning = true
    defer { pass.isRunning = false }
    if pass.needsReload {
      pass.needsReload = false
      views.endAll()
    }
    if sectionIndex.update() { (pass.measuresShown, pass.needsLook) = (true, true) }
    var hasMade = false
    for _ in 0..<TablePass.limit {
      prepareLayout()
      pass.made = []
      views.show(visibleAttributes(in: bounds))
      if pass.needsReload { break }
      if pass.measuresShown {
        pass.made = views.shownElements
        pass.measuresShown = false
      }
      hasMade = hasMade || !pass.made.isEmpty
      guard measure() || !layout.isPrepared else { break }
    }
    layOutEdgeViews()
    swiping.layOut()
    if pass.needsLook || hasMade { updateCellsLook() }
    prefetching.update()
  }

  /// Asks for numbers and heights if they are not known, and takes over the content's size.
  func prepareLayout() {
    guard !layout.isPrepared, !counts.isAsking else { return }
    _ = loadedCounts
    layout.prepare()
    takeContentSize()
  }

  func takeContentSize() {
    let size = layout.geometry.contentSize
    if contentSize != size { contentSize = size }
  }

  /// Returns the attributes of the elements that a rectangle shows, with what a swipe or a drag moves.
  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    shownElements(in: rect).map { UICollectionViewLayoutAttributes($0) }
  }

  func shownElements(in rect: CGRect) -> [ElementAttributes] {
    guard !rect.isEmpty else { return [] }
    let found = layout.elements(in: rect, visible: visibleContent(at: rect.origin))
    return reordering.displaced(found, in: rect).map { swiping.displaced($0) }
  }

  // MARK: Measuring

  /// Gives rows, headers and footers that were displayed in this pass their heights (V-86).
  ///
  /// The content at the top of the visible part stays there.
  /// - Returns: Whether something has changed.
  private func measure() -> Bool {
    guard !pass.made.isEmpty || !missingBoundaries.isEmpty else { return false }
    let anchor = anchor
    var rows: [ItemPath: CGFloat] = [:]
    var hasChanged = false
    for element in pass.made {
      guard let view = views[element]?.view else { continue }
      if element.category == .cell {
        if layout.measuresRows, let cell = view as? UITableViewCell {
          rows[element.path] = height(of: cell, at: element.path)
        }
      } else {
        hasChanged = resizeBoundary(element, view) || hasChanged
      }
    }
    for element in missingBoundaries { hasChanged = resizeBoundary(element, nil) || hasChanged }
    if !rows.isEmpty { hasChanged = layout.measure(rows) || hasChanged }
    guard hasChanged else { return false }
    takeContentSize()
    keep(anchor)
    return true
  }

  /// Gives a header or footer the height of its view, or that of none.
  ///
  /// - Returns: Whether something has changed.
  func resizeBoundary(_ element: ListElement, _ view: UIView?) -> Bool {
    if let view {
      return layout.isEstimated(element) && layout.resize(element, to: height(of: view, element), hasView: true)
    }
    let length = layout.isEstimated(element) ? automaticHeight(of: element, title: nil) : boundaryLength(element)
    return layout.resize(element, to: length, hasView: false)
  }

  /// The headers and footers in the bounds whose views the delegate and the data source do not make.
  private var missingBoundaries: [ListElement] {
    layout.elements(in: bounds, visible: visibleContent).compactMap {
      $0.element.category != .cell && views[$0.element] == nil ? $0.element : nil
    }
  }

  private func boundaryLength(_ element: ListElement) -> CGFloat {
    layout.attributes(of: element, visible: nil)?.size.height ?? 0
  }

  /// The first element whose beginning is visible, and where it is.
  private var anchor: (element: ListElement, y: CGFloat)? {
    let top = visibleContent.minY
    guard bounds.minY > -adjustedContentInset.top else { return nil }
    let found = views.shownElements.compactMap { element -> (element: ListElement, y: CGFloat)? in
      guard let frame = layout.attributes(of: element, visible: nil)?.frame, frame.minY >= top else { return nil }
      return (element, frame.minY)
    }
    return found.min { $0.y < $1.y }
  }

  /// Moves the content's offset so that an element stays where it is on the screen.
  private func keep(_ anchor: (element: ListElement, y: CGFloat)?) {
    guard let anchor, let frame = layout.attributes(of: anchor.element, visible: nil)?.frame else { return }
    let change = frame.minY - anchor.y
    // An animated scroll by program leads to a position that is fixed.
    guard change != 0, !scroller.isMoving || scroller.isDragging || scroller.isDecelerating else { return }
    contentOffset.y += change
  }

  /// Returns the height of a row whose cell is displayed.
  func height(of cell: UITableViewCell, at path: ItemPath) -> CGFloat {
    let index = IndexPath(path)
    let asked = answer(rowHeight) { delegate, table in delegate.tableView(table, heightForRowAt: index) }.answer
    let height = checked(asked, .row(index), automatic: Self.automaticDimension)
    guard height < 0 else { return height }
    let width = max(0, contentWidth - 2 * sectionMargin)
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted.isFinite && fitted >= 0 ? roundedUp(fitted) : TableMetrics.rowHeight
  }

  /// Returns the height of a header or footer whose view is displayed.
  private func height(of view: UIView, _ element: ListElement) -> CGFloat {
    let (section, isHeader) = (element.path.section, element == .header(element.path.section))
    let asked = answer(isHeader ? sectionHeaderHeight : sectionFooterHeight) { delegate, table in
      isHeader
        ? delegate.tableView(table, heightForHeaderInSection: section)
        : delegate.tableView(table, heightForFooterInSection: section)
    }.answer
    if asked >= 0, asked.isFinite { return asked }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitted.isFinite, fitted > 0 else { return automaticHeight(of: element, title: " ") }
    return roundedUp(fitted)
  }

  /// Makes the view of a header or footer before it is displayed, for its height; without estimates.
  func measuredBoundary(_ element: ListElement) -> CGFloat {
    guard let view = pass.prepared[element] ?? makeBoundary(element) else {
      return automaticHeight(of: element, title: nil)
    }
    pass.prepared[element] = view
    return height(of: view, element)
  }

  /// Returns the least number of whole pixels.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = max(1, uiEnvironment.screen.scale)
    return (length * scale - 0.001).rounded(.up) / scale
  }

  // MARK: Changes

  /// Called when heights, the width or the delegate have changed.
  func heightsChanged() {
    layout.invalidate(keepsMeasured: false)
    (pass.ownViews, pass.measuresShown) = ([:], true)
    cellsLookChanged()
  }

  /// Called when separators or margins have changed.
  func cellsLookChanged() {
    pass.needsLook = true
    setNeedsLayout()
  }

  func boundsDidChange() {
    let width = contentWidth - 2 * sectionMargin
    if width != lastRowWidth {
      lastRowWidth = width
      layout.invalidate(keepsMeasured: false)
      (pass.measuresShown, pass.needsLook) = (true, true)
    }
    swiping.scrolled()
    setNeedsLayout()
  }

  // MARK: Views around the rows

  /// The heights of the table's header and footer views.
  var edgeHeights: (header: CGFloat, footer: CGFloat) { pass.edgeHeights }

  func edgeViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self, old !== tableHeaderView, old !== tableFooterView {
      old?.removeFromSuperview()
    }
    if let new, new.superview !== self { insertSubview(new, at: indexOfBackground) }
    heightsChanged()
    layOutEdgeViews()
  }

  func layOutEdgeViews() {
    if let tableHeaderView {
      set(CGRect(x: 0, y: 0, width: contentWidth, height: edgeHeights.header), of: tableHeaderView)
    }
    if let tableFooterView {
      let top = layout.geometry.contentSize.height - edgeHeights.footer
      set(CGRect(x: 0, y: top, width: contentWidth, height: edgeHeights.footer), of: tableFooterView)
    }
  }

  private func set(_ frame: CGRect, of view: UIView) {
    if view.superview === self, view.frame != frame { view.frame = frame }
  }

  func backgroundChanged(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }

  /// Keeps the background where it is on the screen.
  func layOutBackground() {
    guard let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }

  /// The index of the first subview in front of the background.
  private var indexOfBackground: Int {
    guard let backgroundView else { return 0 }
    return (subviews.firstIndex { $0 === backgroundView } ?? -1) + 1
  }

  /// The index of the first view of an element: in front of the background and the table's header and footer views.
  var indexOfFirstElementView: Int {
    let behind = [backgroundView, tableHeaderView, tableFooterView]
    let last = subviews.lastIndex { view in behind.contains { $0 === view } }
    return (last ?? -1) + 1
  }
}
