import QuartzCore

extension Diagnostic {
  /// P-38: a snapshot of a view that was never on the screen, without updates.
  static func snapshotTooEarly(view: String) -> Diagnostic {
    Diagnostic(
      identifier: "snapshot-too-early",
      happened:
        "A snapshot of \(view) was taken with afterScreenUpdates: false before the view was ever on the screen.",
      reason: "Nothing of it has been drawn yet, so the snapshot is empty.",
      remedy: "Pass true, which lays the view out and draws it first.")
  }
}
