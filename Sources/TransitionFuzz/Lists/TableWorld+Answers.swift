import UIKit

/// The answers of the data source and the delegate of a table, and their changes of rows.
extension TableWorld {
  func dequeued(_ cell: FuzzTableCell, for number: Int) {
    let isConfiguredAnew = isReconfiguring && cell.number == number
    ledger.dequeued(cell, isReconfigured: isConfiguredAnew)
    if !isConfiguredAnew, cell.number != -1 { complain("a row was dequeued that was not prepared for reuse (V-7)") }
    let identifier = number.isMultiple(of: 2) ? "even" : "odd"
    if cell.reuseIdentifier != identifier { complain("a row of another identifier was dequeued (V-2)") }
  }

  func tapped(_ path: IndexPath, selects: Bool) {
    guard let number = data.number(at: path) else { return complain("a row that does not exist was tapped") }
    if selects { data.select(number, allowsMultiple: allowsMultiple) } else { data.selected.remove(number) }
  }

  func beganEditing(_ path: IndexPath) {
    if openRow != nil { complain("the actions of a second row are shown (V-95)") }
    openRow = data.number(at: path)
  }

  func endedEditing(_ path: IndexPath?) {
    guard let open = openRow else { return complain("the actions of a row are hidden that were not shown (V-95)") }
    if let path, !isReloading, data.number(at: path) != open {
      complain("the actions of another row are hidden (V-95)")
    }
    openRow = nil
  }

  func actions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let number = data.number(at: path), number % 4 != 1 else { return nil }
    let count = isTrailing ? 1 + number % 2 : 1
    let configuration = UISwipeActionsConfiguration(
      actions: (0..<count).map { index in
        UIContextualAction(style: index == 0 ? .destructive : .normal, title: "Act") { [weak self] _, _, completion in
          self?.perform(on: number, completion)
        }
      })
    configuration.performsFirstActionWithFullSwipe = number % 3 != 0
    return configuration
  }

  private func perform(on number: Int, _ done: @escaping (Bool) -> Void) {
    switch dice.roll(4) {
    case 0: done(dice.once(in: 2))
    case 1, 2:
      if let path = data.path(of: number) { delete(path) }
      done(true)
    default: runningActions.append(done)
    }
  }

  func endAction() {
    guard !runningActions.isEmpty else { return }
    runningActions.removeFirst()(dice.once(in: 2))
  }

  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    guard data.number(at: path) != nil else { return complain("an edit of a row that does not exist was committed") }
    switch style {
    case .delete: delete(path)
    case .insert: insert(at: path)
    case .none: complain("an edit of no style was committed")
    }
  }

  private func delete(_ path: IndexPath) {
    var sections = data.sections
    sections[path.section].items.remove(at: path.item)
    if source != nil { return apply(sections, animated: !dice.once(in: 4)) }
    data.store(sections)
    table.deleteRows(at: [path], with: .any(&dice))
  }

  private func insert(at path: IndexPath) {
    var sections = data.sections
    sections[path.section].items.insert(contentsOf: data.newItems(1), at: path.item)
    if source != nil { return apply(sections, animated: !dice.once(in: 4)) }
    data.store(sections)
    table.insertRows(at: [path], with: .any(&dice))
  }

  func move(_ start: IndexPath, to end: IndexPath) {
    guard let number = data.number(at: start) else { return complain("a row that does not exist was moved") }
    var sections = data.sections
    sections[start.section].items.remove(at: start.item)
    guard sections.indices.contains(end.section), end.item <= sections[end.section].items.count else {
      return complain("a row was moved to a position that does not exist")
    }
    sections[end.section].items.insert(number, at: end.item)
    if source != nil { return apply(sections, animated: false) }
    data.store(sections)
  }
}
