import QuartzCore

/// Table views; see also those of collection views.
extension Diagnostic {
  /// V-3: nothing is registered for an identifier of a table's cells.
  static func dequeuedUnregisteredCell(table: String, identifier: String) -> Diagnostic {
    Diagnostic(
      identifier: "dequeued-unregistered",
      happened:
        "\(table) was unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard.",
      reason: "No class is registered for the identifier, so UIKit raises an exception here.",
      remedy: "Register a class for the identifier first. An empty cell is shown.")
  }

  /// V-43: a scroll to a row that does not exist.
  static func scrolledToMissingRow(table: String, row: Int, count: Int, section: Int) -> Diagnostic {
    Diagnostic(
      identifier: "scrolled-to-missing-item",
      happened: "Attempted to scroll \(table) to an out-of-bounds row (\(row)) when there are only \(count) rows in "
        + "section \(section).",
      reason: "UIKit raises NSRangeException here.",
      remedy: "Scroll after the data has been loaded. The call is ignored.")
  }

  /// A height that is negative or not finite.
  static func negativeHeight(table: String, words: String, height: CGFloat) -> Diagnostic {
    Diagnostic(
      identifier: "negative-height",
      happened: "\(table): \(words) is \(height).",
      reason: "Heights are finite and not negative, or UITableView.automaticDimension; UIKit raises an exception here.",
      remedy: "Return 0 for a row that is not to be seen. The height is automatic.")
  }

  /// V-23: an end of a batch without a beginning.
  static func updatesOutOfBalance(table: String) -> Diagnostic {
    Diagnostic(
      identifier: "table-updates-out-of-balance",
      happened: "endUpdates() of \(table) was called without beginUpdates().",
      reason: "Each call ends the batch that the last beginUpdates() has begun.",
      remedy: "Call them in pairs, or use performBatchUpdates(_:completion:). The call is ignored.")
  }
}
