/// The kind of list that a message names.
public enum ListKind: Sendable {
  /// A collection view, which has items.
  case collectionView
  /// A table view, which has rows.
  case tableView

  var item: String { self == .collectionView ? "item" : "row" }
  var view: String { self == .collectionView ? "collection view" : "table view" }
}

extension UpdateError: CustomStringConvertible {
  /// UIKit's text for a collection view.
  public var description: String { text(for: .collectionView) }

  /// UIKit's text of the exception (V-16, V-19).
  public func text(for kind: ListKind) -> String {
    switch self {
    case .missingItem(let operation, let path, let count): missingItem(operation, path, count, kind)
    case .missingSectionOfItem(let operation, let path, let count):
      "attempt to \(operation.verb) \(kind.item) \(path.item) \(operation.preposition) section \(path.section), "
        + "but there are only \(count) sections \(operation.time) the update"
    case .missingSection(let operation, let section, let count):
      "attempt to \(operation.verb) section \(section)\(operation == .insert ? "" : ",") "
        + "but there are only \(count) sections \(operation.time) the update"
    case .conflictingItem(let first, let second, let path):
      Self.conflict(first, second, of: "index path ({length = 2, path = \(path)})")
    case .conflictingSection(let first, let second, let section):
      Self.conflict(first, second, of: "section (\(section))")
    case .itemCount(let section, let before, let after, let changes): itemCount(section, before, after, changes, kind)
    case .sectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections.  The number of sections contained in the \(kind.view) after the "
        + "update (\(after)) must be equal to the number of sections contained in the \(kind.view) before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
        + "\(deleted) deleted)."
    }
  }

  /// UIKit's text since iOS 16 for a batch whose counts do not agree, up to the description of the view (V-17).
  public static func batchText(_ updates: [ListUpdate], before: ListCounts, after: ListCounts) -> String {
    let lines = updates.map { "\t\($0)" }.joined(separator: ",\n")
    return "Invalid batch updates detected: the number of sections and/or items returned by the data source before "
      + "and/or after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(before)\nData source after updates = \(after)\nUpdates = [\n\(lines)\n]"
  }

  private func missingItem(_ operation: Operation, _ path: ItemPath, _ count: Int, _ kind: ListKind) -> String {
    let start =
      "attempt to \(operation.verb) \(kind.item) \(path.item) \(operation.preposition) section \(path.section)"
    return operation.isBefore
      ? "\(start) which only contains \(count) \(kind.item)s before the update"
      : "\(start), but there are only \(count) \(kind.item)s in section \(path.section) after the update"
  }

  private func itemCount(
    _ section: Int, _ before: Int, _ after: Int, _ changes: ItemChanges, _ kind: ListKind
  ) -> String {
    let items = "\(kind.item)s"
    return "Invalid update: invalid number of \(items) in section \(section).  The number of \(items) contained in an "
      + "existing section after the update (\(after)) must be equal to the number of \(items) contained in that section "
      + "before the update (\(before)), plus or minus the number of \(items) inserted or deleted from that section "
      + "(\(changes.inserted) inserted, \(changes.deleted) deleted) and plus or minus the number of \(items) moved into "
      + "or out of that section (\(changes.movedIn) moved in, \(changes.movedOut) moved out)."
  }

  private static func conflict(_ first: Operation, _ second: Operation, of what: String) -> String {
    if first == .delete, second == .reload { return "attempt to delete and reload the same \(what)" }
    return first == second
      ? "attempt to perform \(first.noun) twice for the same \(what)"
      : "attempt to perform \(first.noun) and \(second.noun) the same \(what)"
  }
}

extension UpdateError.Operation {
  fileprivate var preposition: String { isBefore ? "from" : "into" }
  fileprivate var time: String { isBefore ? "before" : "after" }
}
