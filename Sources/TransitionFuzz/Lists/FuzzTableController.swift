import UIKit

/// A row that shows a number, in the height that its controller wants.
final class FuzzTableCell: UITableViewCell {
  var number = -1
  var version = -1
  var wantedHeight: () -> CGFloat = { 44 }

  override func prepareForReuse() {
    super.prepareForReuse()
    number = -1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight()) }
}

/// A header or footer of a height of its own.
final class FuzzBoundaryView: UITableViewHeaderFooterView {
  var wantedHeight: CGFloat = 20

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }
}

/// The screen of a table whose rows are numbers; it calls super where the table is to choose.
final class FuzzTableController: UITableViewController {
  /// How rows get their heights.
  enum Heights: CaseIterable {
    /// From their cells, after an estimate.
    case measured
    /// From the table's property.
    case equal
    /// From the delegate, when they are displayed.
    case estimated
    /// From the delegate, all at once.
    case known
  }

  weak var world: TableWorld?
  var heights = Heights.measured
  /// Added to the heights of measured rows.
  var stretch: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for identifier in ["even", "odd"] {
      tableView.register(FuzzTableCell.self, forCellReuseIdentifier: identifier)
      tableView.register(FuzzBoundaryView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  /// Sets how rows get their heights.
  func use(_ heights: Heights) {
    self.heights = heights
    if heights == .equal { tableView.rowHeight = 50 }
    if heights == .known { tableView.estimatedRowHeight = 0 }
  }

  /// The height that a row of a number has when it is displayed.
  func height(of number: Int) -> CGFloat {
    switch heights {
    case .measured: 30 + CGFloat((number * 7 + (world?.data.version(of: number) ?? 0) * 13) % 60) + stretch
    case .equal: 50
    case .estimated, .known: 30 + CGFloat(number % 5 * 10)
    }
  }

  private func number(at path: IndexPath) -> Int? { world?.data.number(at: path) }
  private func section(_ index: Int) -> ListData.Section? {
    guard let sections = world?.data.sections, sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  // MARK: Data

  override func numberOfSections(in tableView: UITableView) -> Int { world?.data.sections.count ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.items.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(number(at: indexPath) ?? -2, at: indexPath)
  }

  func cell(_ number: Int, at path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: number.isMultiple(of: 2) ? "even" : "odd", for: path)
    guard let world, let cell = cell as? FuzzTableCell else { return cell }
    world.dequeued(cell, for: number)
    (cell.number, cell.version) = (number, world.data.version(of: number))
    cell.wantedHeight = { [weak self] in self?.height(of: number) ?? 44 }
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    (self.section(section)?.id ?? 0) % 4 == 1 ? "Header" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    (self.section(section)?.id ?? 0) / 4 % 3 == 1 ? "Footer" : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    FuzzRows.canEdit(number(at: indexPath))
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    FuzzRows.canMove(number(at: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { world?.commit(editingStyle, at: indexPath) }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { world?.move(sourceIndexPath, to: destinationIndexPath) }

  // MARK: Heights, headers and footers

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard heights == .estimated || heights == .known, let number = number(at: indexPath) else {
      return super.tableView(tableView, heightForRowAt: indexPath)
    }
    return height(of: number)
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard (self.section(section)?.id ?? 0) % 8 == 3 else {
      return super.tableView(tableView, heightForHeaderInSection: section)
    }
    return 35
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let id = self.section(section)?.id, id % 4 >= 2 else {
      return super.tableView(tableView, viewForHeaderInSection: section)
    }
    return boundary(id)
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let id = self.section(section)?.id, id / 4 % 3 == 2 else {
      return super.tableView(tableView, viewForFooterInSection: section)
    }
    return boundary(id)
  }

  private func boundary(_ id: Int) -> UIView? {
    let identifier = id.isMultiple(of: 2) ? "even" : "odd"
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? FuzzBoundaryView else {
      return nil
    }
    world?.ledger.dequeued(view)
    view.wantedHeight = 20 + CGFloat(id % 20)
    return view
  }

  // MARK: Display

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    world?.ledger.willDisplay(cell)
    if (cell as? FuzzTableCell)?.number != number(at: indexPath) {
      world?.complain("a row is displayed at another position than its own (V-7)")
    }
  }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    world?.ledger.willDisplay(view)
  }
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    world?.ledger.willDisplay(view)
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { world?.ledger.didEndDisplaying(cell) }
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    world?.ledger.didEndDisplaying(view)
  }
  override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    world?.ledger.didEndDisplaying(view)
  }

  // MARK: Selection and editing

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    world?.tapped(indexPath, selects: true)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    world?.tapped(indexPath, selects: false)
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { FuzzRows.editingStyle(number(at: indexPath)) }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    world?.beganEditing(indexPath)
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    world?.endedEditing(indexPath)
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { world?.actions(at: indexPath, isTrailing: false) }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let number = number(at: indexPath), number % 4 != 0 else {
      return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    return world?.actions(at: indexPath, isTrailing: true)
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let number = number(at: sourceIndexPath), number % 3 == 0 else { return proposedDestinationIndexPath }
    return proposedDestinationIndexPath.section == sourceIndexPath.section
      ? proposedDestinationIndexPath : sourceIndexPath
  }
}

/// The rules by which rows can be edited and moved, by their numbers.
enum FuzzRows {
  static func canEdit(_ number: Int?) -> Bool { (number ?? 0) % 7 != 0 }
  static func canMove(_ number: Int?) -> Bool { (number ?? 0) % 5 != 0 }
  static func editingStyle(_ number: Int?) -> UITableViewCell.EditingStyle {
    switch (number ?? 0) % 4 {
    case 0: .none
    case 1: .insert
    default: .delete
    }
  }
}

/// A data source of snapshots whose rows can be edited and moved.
final class FuzzTableSource: UITableViewDiffableDataSource<Int, Int> {
  weak var world: TableWorld?

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    (sectionIdentifier(for: section) ?? 0) % 4 == 1 ? "Header" : nil
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    (sectionIdentifier(for: section) ?? 0) / 4 % 3 == 1 ? "Footer" : nil
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    FuzzRows.canEdit(itemIdentifier(for: indexPath))
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    FuzzRows.canMove(itemIdentifier(for: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { world?.commit(editingStyle, at: indexPath) }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { world?.move(sourceIndexPath, to: destinationIndexPath) }
}
