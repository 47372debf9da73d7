import QuartzCore

extension Diagnostic {
  /// P-7: the animator removed the presenter's view.
  static func presenterRemoved(presenter: String) -> Diagnostic {
    Diagnostic(
      identifier: "presenter-removed",
      happened: "The animator has removed the view of \(presenter), which this presentation leaves in place.",
      reason: "Nobody would put it back when the presentation ends.",
      remedy: "The view was put back. Where it should go, override shouldRemovePresentersView.")
  }
}
