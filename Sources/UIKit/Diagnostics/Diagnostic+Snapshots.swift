import ListLayout
import QuartzCore

/// Snapshots and the data sources that they are applied to.
extension Diagnostic {
  /// V-73: a change of a snapshot that cannot be made.
  static func invalidSnapshot(_ error: SnapshotError) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-snapshot",
      happened: "\(error)",
      reason: "Each identifier is in a snapshot once; UIKit raises NSInternalInconsistencyException here.",
      remedy: "Look at the identifiers of the call. The call is ignored.")
  }

  /// V-73: items that a snapshot has already.
  static func existingItems(count: Int) -> Diagnostic {
    Diagnostic(
      identifier: "existing-snapshot-items",
      happened: "Diffable data source detected an attempt to insert or append \(count) item identifiers that already "
        + "exist in the snapshot.",
      reason: "The existing item identifiers will be moved into place instead, but this operation will be more "
        + "expensive.",
      remedy: "For best performance, inserted item identifiers should always be unique.", isHint: true)
  }

  /// V-75: snapshots from two queues.
  static func appliedOnTwoQueues(list: String) -> Diagnostic {
    Diagnostic(
      identifier: "snapshots-on-two-queues",
      happened: "Snapshots were applied to the data source of \(list) on the main queue and on another one.",
      reason: "Their order is not known then, so an older snapshot may replace a newer one.",
      remedy: "Always submit updates from the same queue: the main queue, or one background queue.")
  }

  /// V-76: a provider that returned no cell.
  static func missingCell(list: String, path: String) -> Diagnostic {
    Diagnostic(
      identifier: "missing-cell",
      happened: "The cell provider of the data source of \(list) returned nil for (\(path)).",
      reason: "Each item of a list has a cell; UIKit raises NSInternalInconsistencyException here.",
      remedy: "Return a dequeued cell for each item. An empty cell is shown.")
  }
}
