import ListLayout
import QuartzCore

/// The selected and highlighted rows of a table, and the touches that change them (V-24…V-28).
@MainActor final class TableSelection {
  private unowned let table: UITableView
  private var items = SelectedItems()
  private var highlighted: ItemPath?
  private weak var touch: UITouch?

  init(_ table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDelegate)? { table.tableDelegate }
  /// The selected rows, in order.
  var selected: [ItemPath] { items.paths }

  func isSelected(_ path: ItemPath) -> Bool { items.contains(path) }
  /// Whether a row is selected or highlighted, so that it has no separators (V-90).
  func isActive(_ path: ItemPath) -> Bool { items.contains(path) || highlighted == path }

  private var allowsMultiple: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }
  private var allowsTaps: Bool {
    guard table.isEditing else { return table.allowsSelection }
    return table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
  }

  // MARK: By program

  /// Selects a row; others stay selected only where several may be.
  func select(_ path: ItemPath, animated: Bool = false) {
    guard table.loadedCounts.contains(path), !isSelected(path) else { return }
    if !allowsMultiple { deselectAll(animated: animated) }
    items.insert(path)
    cell(path)?.setSelected(true, animated: animated)
    table.updateCellsLook()
  }

  func deselect(_ path: ItemPath, animated: Bool = false) {
    guard items.remove(path) else { return }
    cell(path)?.setSelected(false, animated: animated)
    table.updateCellsLook()
  }

  func deselectAll(animated: Bool = false) {
    for path in selected { deselect(path, animated: animated) }
  }

  /// Keeps one selected row where no more are allowed, and none where taps select none.
  func limit() {
    let limit = allowsMultiple ? selected.count : allowsTaps ? 1 : 0
    for path in selected.dropFirst(limit) { deselect(path) }
  }

  func forgetAll() {
    unhighlight(notifies: false)
    deselectAll()
  }

  /// Moves the selection with its rows.
  func follow(_ map: UpdateMap) {
    items.follow(map)
    highlighted = highlighted.flatMap { map.newPath(of: $0) }
  }

  func restoreState(of cell: UITableViewCell, at path: ItemPath) {
    cell.setSelected(isSelected(path), animated: false)
    cell.setHighlighted(highlighted == path, animated: false)
  }

  private func cell(_ path: ItemPath) -> UITableViewCell? {
    table.views[.cell(path)]?.view as? UITableViewCell
  }

  // MARK: By touches

  func touchesBegan(_ touches: Set<UITouch>) {
    guard touch == nil, touches.count == 1, let touch = touches.first else { return }
    // A touch beside open actions closes them and does nothing else (V-95).
    if table.swiping.closesForTouch() { return }
    guard allowsTaps, let path = row(under: touch.view) else { return }
    let index = IndexPath(path)
    guard !table.isEditing || table.tableDataSource?.tableView(table, canEditRowAt: index) ?? true else { return }
    guard delegate?.tableView(table, shouldHighlightRowAt: index) ?? true else { return }
    self.touch = touch
    highlighted = path
    cell(path)?.setHighlighted(true, animated: false)
    table.updateCellsLook()
    delegate?.tableView(table, didHighlightRowAt: index)
  }

  func touchesEnded(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    guard let path = highlighted else { return }
    tap(path)
    unhighlight()
  }

  func touchesCancelled(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    unhighlight()
  }

  private func unhighlight(notifies: Bool = true) {
    guard let path = highlighted else { return }
    highlighted = nil
    cell(path)?.setHighlighted(false, animated: false)
    table.updateCellsLook()
    if notifies { delegate?.tableView(table, didUnhighlightRowAt: IndexPath(path)) }
  }

  private func tap(_ path: ItemPath) {
    let index = IndexPath(path)
    if isSelected(path), allowsMultiple {
      deselectByTap(path)
      return
    }
    let chosen = delegate == nil ? index : delegate?.tableView(table, willSelectRowAt: index)
    guard let chosen else { return }
    if !allowsMultiple {
      for other in selected where other != chosen.itemPath { deselectByTap(other) }
    }
    select(chosen.itemPath)
    // The storyboard's segue comes before the delegate's method.
    if let cell = table.cellForRow(at: chosen) { cell.segues.selection?.fire(cell) }
    delegate?.tableView(table, didSelectRowAt: chosen)
    guard delegate?.tableView(table, canPerformPrimaryActionForRowAt: chosen) ?? false else { return }
    delegate?.tableView(table, performPrimaryActionForRowAt: chosen)
  }

  private func deselectByTap(_ path: ItemPath) {
    let index = IndexPath(path)
    let chosen = delegate == nil ? index : delegate?.tableView(table, willDeselectRowAt: index)
    guard let chosen, isSelected(chosen.itemPath) else { return }
    deselect(chosen.itemPath)
    delegate?.tableView(table, didDeselectRowAt: chosen)
  }

  /// The row whose cell holds a view; nil for none.
  private func row(under view: UIView?) -> ItemPath? {
    var view = view
    while let current = view, current !== table {
      if let element = table.views.element(of: current) { return element.category == .cell ? element.path : nil }
      view = current.superview
    }
    return nil
  }
}

extension UITableView {
  func selectionRulesChanged() {
    selection.limit()
    refreshEditing()
  }
}
