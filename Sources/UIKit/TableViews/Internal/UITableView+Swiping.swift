import ListLayout
import QuartzCore

extension UITableView: SwipeableList {
  var allowsSwipes: Bool { !isEditing }

  func rowFrame(at path: ItemPath) -> CGRect? { layout.geometry.frame(of: path) }

  func rowPath(at point: CGPoint) -> ItemPath? { indexPathForRow(at: point)?.itemPath }

  func swipeActions(at path: ItemPath, isTrailing: Bool, _ reason: RowSwiping.Reason) -> UISwipeActionsConfiguration? {
    let index = IndexPath(path)
    guard isTrailing else { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: index) }
    let (configuration, isOwn) = answer(nil) { delegate, table in
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: index)
    }
    if isOwn { return configuration }
    let rowActions = answer(nil) { delegate, table in delegate.tableView(table, editActionsForRowAt: index) }
    if rowActions.isOwn, let actions = rowActions.answer {
      let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: index) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard reason == .confirmation || canDeleteBySwipe(index) else { return nil }
    return UISwipeActionsConfiguration(actions: [deleteAction(for: index)])
  }

  /// Whether the data source says by its own method that a row can be deleted.
  private func canDeleteBySwipe(_ path: IndexPath) -> Bool {
    guard let source = tableDataSource else { return false }
    let canEdit = defaults.ask { source.tableView(self, canEditRowAt: path) }
    guard canEdit.answer, canEdit.isOwn else { return false }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
  }

  func willShowActions(at path: ItemPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: IndexPath(path))
    setShowingActions(true, at: path)
  }

  func didHideActions(at path: ItemPath?) {
    if let path { setShowingActions(false, at: path) }
    tableDelegate?.tableView(self, didEndEditingRowAt: path.map { IndexPath($0) })
  }

  func rowHasMoved() { setNeedsLayout() }

  private func setShowingActions(_ isShowing: Bool, at path: ItemPath) {
    guard let cell = views[.cell(path)]?.view as? UITableViewCell else { return }
    cell.changeState(animated: false) { $0.edit.isShowingActions = isShowing }
  }
}
