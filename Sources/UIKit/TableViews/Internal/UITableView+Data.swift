import ListLayout
import QuartzCore

/// The data source's numbers, and the views that it makes.
extension UITableView {
  static let cellKind = "cell"
  private static let boundaryKind = "header or footer"
  /// The identifier of the views that the table makes for titles.
  private static let titleKind = "title"

  /// The delegate, completed by the optional methods that its subclasses add.
  var tableDelegate: (any UITableViewDelegate)? {
    if let assignedDelegate { uiEnvironment.optionalMethods.complete(assignedDelegate) } else { nil }
  }
  /// The data source, completed by the optional methods that its subclasses add.
  var tableDataSource: (any UITableViewDataSource)? {
    if let dataSource { uiEnvironment.optionalMethods.complete(dataSource) } else { nil }
  }

  /// The numbers of rows; the data source is asked if they are not known.
  var loadedCounts: ListCounts { counts.load { askCounts() } }

  /// Asks the data source for the numbers of sections and rows.
  func askCounts() -> ListCounts {
    guard let dataSource = tableDataSource else { return ListCounts() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return ListCounts((0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
  }

  func dataSourceChanged() {
    forgetData()
    setNeedsLayout()
  }

  /// Loads everything anew: the numbers and the heights at once, the cells in the next layout pass (V-13).
  func reload() {
    selection.forgetAll()
    forgetData()
    setNeedsLayout()
    guard batch == nil else {
      batch?.isReloaded = true
      return
    }
    if bounds.width > 0 { prepareLayout() }
  }

  private func forgetData() {
    counts.known = nil
    sectionIndex.setNeedsTitles()
    prefetching.forgetAll()
    reordering.cancel()
    swiping.close(animated: false)
    (pass.needsReload, pass.needsLook, pass.ownViews) = (true, true, [:])
    keepPrepared()
    layout.invalidate(keepsMeasured: false)
  }

  // MARK: Registration

  func registerCell(_ type: AnyClass?, _ identifier: String) {
    let key = ReusePool<UITableViewCell>.Key(kind: Self.cellKind, identifier: identifier)
    guard let type else { return cellPool.register(class: nil, for: key) }
    guard let cell = type as? UITableViewCell.Type else {
      return uiEnvironment.report(.registeredClassIsNoView(class: "\(type)", identifier: identifier))
    }
    cellPool.register(class: cell, for: key)
  }

  func registerBoundary(_ type: AnyClass?, _ identifier: String) {
    let key = ReusePool<UITableViewHeaderFooterView>.Key(kind: Self.boundaryKind, identifier: identifier)
    guard let type else { return boundaryPool.register(class: nil, for: key) }
    guard let view = type as? UITableViewHeaderFooterView.Type else {
      return uiEnvironment.report(.registeredClassIsNoView(class: "\(type)", identifier: identifier))
    }
    boundaryPool.register(class: view, for: key)
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    let key = ReusePool<UITableViewCell>.Key(kind: Self.cellKind, identifier: identifier)
    cellPool.register(maker: nib?.maker(UITableViewCell.self, identifier), for: key)
  }

  func registerBoundary(_ nib: UINib?, _ identifier: String) {
    let key = ReusePool<UITableViewHeaderFooterView>.Key(kind: Self.boundaryKind, identifier: identifier)
    boundaryPool.register(maker: nib?.maker(UITableViewHeaderFooterView.self, identifier), for: key)
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    let key = ReusePool<UITableViewCell>.Key(kind: Self.cellKind, identifier: identifier)
    if let waiting = cellPool.take(for: key) {
      waiting.prepareForReuse()
      return waiting
    }
    guard let type = cellPool.registeredClass(for: key) else {
      let cell = UIView.withoutAnimation { cellPool.make(for: key) }
      cell?.storedReuseIdentifier = identifier
      return cell
    }
    return UIView.withoutAnimation { RegisteredInitializers.make(type, style: .default, identifier: identifier) }
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let frame = layout.isPrepared ? layout.geometry.frame(of: indexPath.itemPath) : nil
    let cell: UITableViewCell
    if let found = dequeueCell(identifier) {
      cell = found
    } else {
      uiEnvironment.report(.dequeuedUnregistered(list: debugName, kind: nil, identifier: identifier))
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    guard let frame, cell !== reconfiguredCell else { return cell }
    UIView.performWithoutAnimation { cell.frame = frame }
    return cell
  }

  func dequeueBoundary(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReusePool<UITableViewHeaderFooterView>.Key(kind: Self.boundaryKind, identifier: identifier)
    if let waiting = boundaryPool.take(for: key) {
      waiting.prepareForReuse()
      return waiting
    }
    guard let type = boundaryPool.registeredClass(for: key) else {
      let view = UIView.withoutAnimation { boundaryPool.make(for: key) }
      view?.storedReuseIdentifier = identifier
      return view
    }
    return UIView.withoutAnimation { RegisteredInitializers.make(type, identifier: identifier) }
  }

  // MARK: Cells

  func makeCell(at path: ItemPath) -> UITableViewCell? {
    guard let dataSource = tableDataSource, loadedCounts.contains(path) else { return nil }
    let index = IndexPath(path)
    let cell = dataSource.tableView(self, cellForRowAt: index)
    UIView.performWithoutAnimation {
      if cell.backgroundColor == nil { cell.backgroundColor = cellBackground }
      let level = answer(0) { delegate, table in delegate.tableView(table, indentationLevelForRowAt: index) }
      if level.isOwn { cell.indentationLevel = level.answer }
      selection.restoreState(of: cell, at: path)
      cell.edit = edit(at: path)
      cell.setEditing(isEditing && cell.edit.isEditable, animated: false)
      cell.look = look(at: path)
    }
    return cell
  }

  private var cellBackground: UIColor { style == .plain ? .systemBackground : .secondarySystemGroupedBackground }

  /// Gives shown cells their separators, margins and corners.
  func updateCellsLook() {
    pass.needsLook = false
    for element in views.shownElements {
      if element.category == .cell {
        (views[element]?.view as? UITableViewCell)?.look = look(at: element.path)
      } else {
        adoptLook(of: element, views[element]?.view)
      }
    }
  }

  private func look(at path: ItemPath) -> TableCellLook {
    let count = loadedCounts.contains(section: path.section) ? loadedCounts.items[path.section] : 0
    var look = TableCellLook()
    (look.tableStyle, look.separatorStyle, look.separatorColor) = (style, separatorStyle, separatorColor)
    look.separatorEffect = separatorEffect
    (look.isFirst, look.isLast) = (path.item == 0, path.item == count - 1)
    (look.separatorInset, look.insetReference) = (storedSeparatorInset, separatorInsetReference)
    look.sideMargin = sideMargin
    // A section that is apart from the sides is within the safe area.
    if insetsContentViewsToSafeArea, style != .insetGrouped {
      (look.safeInsets.left, look.safeInsets.right) = (safeAreaInsets.left, safeAreaInsets.right)
    }
    look.safeInsets.left += sectionIndex.rowInsets.left
    look.safeInsets.right += sectionIndex.rowInsets.right
    let below = ItemPath(section: path.section, item: path.item + 1)
    look.hidesSeparator =
      style != .plain && look.isLast || selection.isActive(path) || selection.isActive(below)
    return look
  }

  /// Returns what the data source and the delegate say about a row in editing; only asked while it is shown.
  func edit(at path: ItemPath) -> TableCellEdit {
    var edit = TableCellEdit()
    edit.isShowingActions = swiping.openPath == path
    guard isEditing, let dataSource = tableDataSource else { return edit }
    let index = IndexPath(path)
    edit.isEditable = dataSource.tableView(self, canEditRowAt: index)
    edit.isMovable = dataSource.tableView(self, canMoveRowAt: index)
    edit.isSelecting = allowsMultipleSelectionDuringEditing
    guard edit.isEditable else { return edit }
    edit.style = tableDelegate?.tableView(self, editingStyleForRowAt: index) ?? .delete
    edit.indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: index) ?? true
    return edit
  }

  // MARK: Headers and footers

  /// Returns the delegate's view of a header or footer, else one of the data source's title; nil for none.
  func makeBoundary(_ element: ListElement) -> UIView? {
    if let delegate = tableDelegate, let view = customView(of: element, delegate) {
      adoptLook(of: element, view)
      return view
    }
    guard let text = title(of: element) else { return nil }
    let key = ReusePool<UITableViewHeaderFooterView>.Key(kind: Self.titleKind, identifier: "")
    let view = boundaryPool.take(for: key) ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    UIView.performWithoutAnimation {
      view.sideMargin = sideMargin + sectionMargin
      view.show(.init(text, isHeader: element == .header(element.path.section), style: style))
    }
    return view
  }

  private func adoptLook(of element: ListElement, _ view: UIView?) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.sideMargin = sideMargin + sectionMargin
    guard !view.isSystemTitle else { return }
    view.adopt(.init("", isHeader: element == .header(element.path.section), style: style))
  }

  /// Keeps the views that were made before their display for other elements, in the order of their elements.
  func keepPrepared() {
    for element in pass.prepared.keys.sorted() {
      if let view = pass.prepared[element] { keep(view, element) }
    }
    pass.prepared = [:]
  }

  /// Keeps a view that is not displayed any more for another element.
  func keep(_ view: UIView, _ element: ListElement) {
    switch view {
    case let cell as UITableViewCell:
      guard let identifier = cell.reuseIdentifier else { return }
      cellPool.keep(cell, for: .init(kind: Self.cellKind, identifier: identifier))
    case let boundary as UITableViewHeaderFooterView:
      if boundary.isSystemTitle { return boundaryPool.keep(boundary, for: .init(kind: Self.titleKind, identifier: "")) }
      guard let identifier = boundary.reuseIdentifier else { return }
      boundaryPool.keep(boundary, for: .init(kind: Self.boundaryKind, identifier: identifier))
    default: return
    }
  }
}

extension UITableView: ElementViewsOwner {
  func container(of element: ListElement) -> UIView { self }

  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let element = attributes.value.element
    let view =
      pass.prepared.removeValue(forKey: element)
      ?? (element.category == .cell ? makeCell(at: element.path) : makeBoundary(element))
    guard let view else { return nil }
    pass.made.append(element)
    return view
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) { view.apply(attributes.value) }

  func willDisplay(_ view: UIView, of element: ListElement) {
    guard let delegate = tableDelegate else { return }
    let section = element.path.section
    if let cell = view as? UITableViewCell, element.category == .cell {
      delegate.tableView(self, willDisplay: cell, forRowAt: IndexPath(element.path))
    } else if element == .header(section) {
      delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  func didEndDisplaying(_ view: UIView, of element: ListElement) {
    let section = element.path.section
    if let cell = view as? UITableViewCell, element.category == .cell {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(element.path))
    } else if element == .header(section) {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    keep(view, element)
  }
}
