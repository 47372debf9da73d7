import UIKit

extension SectionsWorld {
  /// Checks that each cell shows its item and its state, and that the list counts as the data does.
  func checkItems() {
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    if counts != data.sections.map(\.items.count) {
      complain("the list counts \(counts) items, and there are \(data.sections.map(\.items.count))")
    }
    if (list.indexPathsForSelectedItems ?? []) != data.selectedPaths {
      complain("\(list.indexPathsForSelectedItems ?? []) are selected, and should be \(data.selectedPaths)")
    }
    var seen: Set<ObjectIdentifier> = []
    for path in list.indexPathsForVisibleItems { checkCell(path, &seen) }
    checkSnapshot()
  }

  private func checkCell(_ path: IndexPath, _ seen: inout Set<ObjectIdentifier>) {
    guard let number = data.number(at: path) else {
      return complain("a cell is shown at \(path), where there is no item")
    }
    guard let cell = list.cellForItem(at: path) as? FuzzCell else { return complain("a visible item has no cell") }
    if !seen.insert(ObjectIdentifier(cell)).inserted { complain("a cell is shown for two items") }
    if list.indexPath(for: cell) != path { complain("a cell and its item do not know each other") }
    if cell.number != number { complain("the cell at \(path) shows \(cell.number), and its item is \(number)") }
    if cell.version != data.version(of: number) { complain("the cell of \(number) was not made or configured anew") }
    if cell.isSelected != data.selected.contains(number) {
      complain("the cell of \(number) does not show whether it is selected (V-28)")
    }
  }

  private func checkSnapshot() {
    guard let source else { return }
    if !data.isShown(by: source.snapshot()) {
      complain("the data source has another snapshot than the one that was applied")
    }
  }

  /// Checks that cells whose heights are estimated have been measured (V-34).
  func checkHeights() {
    guard let layout = list.collectionViewLayout as? FuzzCompositionalLayout else { return }
    for path in list.indexPathsForVisibleItems {
      guard FuzzSections.measures(layout.variant, data.sections[path.section].id),
        let cell = list.cellForItem(at: path) as? FuzzCell
      else { continue }
      let wanted = FuzzCell.height(of: cell.number, cell.version)
      if abs(cell.bounds.height - wanted) > 0.5 {
        complain("the cell at \(path) is \(cell.bounds.height) points high, and should be \(wanted) (V-34)")
      }
    }
  }
}
