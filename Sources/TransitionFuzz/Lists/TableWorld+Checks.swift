import TransitionStage
import UIKit

extension TableWorld {
  /// Checks that each row shows its number and its state, and that the table counts as the data does.
  func checkRows() {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    if counts != data.sections.map(\.items.count) {
      complain("the table counts \(counts) rows, and there are \(data.sections.map(\.items.count))")
    }
    if (table.indexPathsForSelectedRows ?? []) != data.selectedPaths {
      complain("\(table.indexPathsForSelectedRows ?? []) are selected, and should be \(data.selectedPaths)")
    }
    let paths = table.indexPathsForVisibleRows ?? []
    if table.visibleCells.count != paths.count { complain("the visible rows and their paths differ in number") }
    var seen: Set<ObjectIdentifier> = []
    for path in paths { checkRow(path, &seen) }
    checkSnapshot()
  }

  private func checkRow(_ path: IndexPath, _ seen: inout Set<ObjectIdentifier>) {
    guard let number = data.number(at: path) else {
      return complain("a cell is shown at \(path), where there is no row")
    }
    guard let cell = table.cellForRow(at: path) as? FuzzTableCell else { return complain("a visible row has no cell") }
    if !seen.insert(ObjectIdentifier(cell)).inserted { complain("a cell is shown for two rows") }
    if table.indexPath(for: cell) != path { complain("a cell and its row do not know each other") }
    if cell.number != number { complain("the cell at \(path) shows \(cell.number), and its row is \(number)") }
    if cell.version != data.version(of: number) { complain("the cell of \(number) was not made or configured anew") }
    if cell.isSelected != data.selected.contains(number) {
      complain("the cell of \(number) does not show whether it is selected (V-28)")
    }
    if cell.isEditing != (table.isEditing && FuzzRows.canEdit(number)) {
      complain("the cell of \(number) does not show whether it is edited (V-94)")
    }
  }

  private func checkSnapshot() {
    guard let source else { return }
    if !data.isShown(by: source.snapshot()) {
      complain("the data source has another snapshot than the one that was applied")
    }
  }

  // MARK: At rest

  /// Checks that exactly the rows in sight have cells, where the table says, in their heights.
  func checkFrames() {
    let paths = table.indexPathsForRows(in: table.bounds) ?? []
    for path in paths where table.cellForRow(at: path) == nil {
      complain("the row at \(path) is in sight and has no cell")
    }
    for path in table.indexPathsForVisibleRows ?? [] {
      guard paths.contains(path) else {
        complain("the row at \(path) has a cell and is out of sight")
        continue
      }
      checkFrame(at: path)
    }
    checkBoundaries()
    checkViews()
    checkContent()
  }

  private func checkFrame(at path: IndexPath) {
    guard let cell = table.cellForRow(at: path) as? FuzzTableCell else { return }
    var (frame, wanted) = (cell.frame, table.rectForRow(at: path))
    // An open row is aside.
    if cell.number == openRow { (frame.origin.x, wanted.origin.x) = (0, 0) }
    if frame != wanted { complain("the cell at \(path) lies in \(cell.frame), and should in \(wanted)") }
    if cell.alpha != 1 || cell.isHidden { complain("the cell at \(path) is not opaque at rest") }
    if cell.layer.animationKeys() != nil { complain("the cell at \(path) is animated at rest") }
    let height = controller.height(of: cell.number)
    if abs(wanted.height - height) > 0.5 {
      complain("the row at \(path) is \(wanted.height) points high, and should be \(height) (V-86)")
    }
    if cell.showingDeleteConfirmation != (cell.number == openRow) {
      complain("the cell at \(path) does not show whether its actions are open")
    }
  }

  /// Checks that headers and footers lie at their sections, those of a plain table within the visible part (V-88).
  private func checkBoundaries() {
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    let isPlain = table.style == .plain
    for section in 0..<table.numberOfSections {
      let whole = table.rect(forSection: section)
      if let header = table.headerView(forSection: section) {
        var wanted = table.rectForHeader(inSection: section)
        if isPlain { wanted.origin.y = max(wanted.minY, min(visible.minY, whole.maxY - wanted.height)) }
        compare(header, "header", section, wanted)
      }
      if let footer = table.footerView(forSection: section) {
        var wanted = table.rectForFooter(inSection: section)
        if isPlain { wanted.origin.y = min(wanted.minY, max(visible.maxY - wanted.height, whole.minY)) }
        compare(footer, "footer", section, wanted)
      }
    }
  }

  private func compare(_ view: UIView, _ kind: String, _ section: Int, _ wanted: CGRect) {
    if view.frame != wanted { complain("the \(kind) of section \(section) lies in \(view.frame), not in \(wanted)") }
    if view.alpha != 1 { complain("the \(kind) of section \(section) is not opaque at rest") }
    if !view.frame.intersects(table.bounds) { complain("the \(kind) of section \(section) is shown and out of sight") }
  }

  /// Checks that the table has no views but those of elements in sight, and that the delegate was notified of them.
  private func checkViews() {
    let cells = table.subviews.filter { $0 is UITableViewCell }
    if Set(cells.map { ObjectIdentifier($0) }) != Set(table.visibleCells.map { ObjectIdentifier($0) }) {
      complain("\(cells.count) cells are in the table, and \(table.visibleCells.count) are shown")
    }
    let sections = 0..<table.numberOfSections
    let boundaries = sections.flatMap { [table.headerView(forSection: $0), table.footerView(forSection: $0)] }
      .compactMap { $0 }
    let present = table.subviews.filter { $0 is UITableViewHeaderFooterView }
    if Set(present.map { ObjectIdentifier($0) }) != Set(boundaries.map { ObjectIdentifier($0) }) {
      complain("\(present.count) headers and footers are in the table, and \(boundaries.count) are shown")
    }
    ledger.check(cells + present)
    let actionViews = table.subviews.count { "\(type(of: $0))" == "SwipeActionsView" }
    if actionViews != (openRow == nil ? 0 : 1) { complain("\(actionViews) views of actions are in the table") }
  }

  /// Checks that sections follow each other without gaps, and that the content ends with them.
  private func checkContent() {
    var end = table.tableHeaderView?.frame.height ?? 0
    for section in 0..<table.numberOfSections {
      let rect = table.rect(forSection: section)
      // Both are rounded to pixels.
      if abs(rect.minY - end) > 0.51 { complain("section \(section) begins at \(rect.minY), and should at \(end)") }
      end = rect.maxY
    }
    end += table.tableFooterView?.frame.height ?? 0
    if abs(table.contentSize.height - end) > 0.51 {
      complain("the content is \(table.contentSize.height) points high, and its sections end at \(end)")
    }
    if !hasScrolled, !table.restsInRange { complain("the table rests at \(table.contentOffset.y), out of range") }
  }
}
