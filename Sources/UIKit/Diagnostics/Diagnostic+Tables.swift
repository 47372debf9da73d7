import QuartzCore

/// Table views; see also those of collection views.
extension Diagnostic {
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
