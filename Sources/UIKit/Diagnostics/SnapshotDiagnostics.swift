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

  /// C-74: `transition(from:to:)` from a view that is nowhere.
  static func transitionWithoutSuperview(view: String) -> Diagnostic {
    Diagnostic(
      identifier: "transition-without-superview",
      happened: "UIView.transition(from:to:) was called with \(view), which has no superview.",
      reason: "The new view goes where the old one is, which is nowhere.",
      remedy: "Nothing is changed. Add the old view to a superview first.")
  }
}
