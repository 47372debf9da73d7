import ListLayout
import QuartzCore

/// Editing: the controls of rows, and what they do (V-94, V-95).
extension UITableView {
  func changeEditing(to editing: Bool, animated: Bool) {
    // A row whose actions are shown is in editing by itself, which the table ends.
    if !editing || !storedIsEditing { swiping.close(animated: animated) }
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    selection.deselectAll(animated: animated)
    if !editing { reordering.cancel() }
    for element in views.shownElements where element.category == .cell {
      guard let cell = views[element]?.view as? UITableViewCell else { continue }
      if editing { cell.edit = edit(at: element.path) }
      cell.setEditing(editing && cell.edit.isEditable, animated: animated)
    }
  }

  /// Asks about the shown rows anew.
  func refreshEditing() {
    guard isEditing else { return }
    for element in views.shownElements where element.category == .cell {
      guard let cell = views[element]?.view as? UITableViewCell else { continue }
      cell.edit = edit(at: element.path)
      cell.setEditing(cell.edit.isEditable, animated: false)
    }
  }

  /// Asks about rows that a batch has renumbered.
  func renumberEditing() {
    if isEditing { refreshEditing() }
  }

  /// Called when a person has pressed the deletion or insertion control of a row.
  func editControlTapped(_ cell: UITableViewCell, _ control: TableCellParts.EditControl) {
    guard let path = indexPath(for: cell) else { return }
    switch control {
    case .insert: tableDataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if swiping.openPath == path.itemPath { return swiping.close(animated: true) }
      swiping.open(path.itemPath, .confirmation)
    case .none, .selection: return
    }
  }

  func detailButtonTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.segues.accessory?.fire(cell)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// The standard Delete action of a row.
  func deleteAction(for path: IndexPath) -> UIContextualAction {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      guard let self, let dataSource = tableDataSource else { return completion(false) }
      dataSource.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
  }
}
