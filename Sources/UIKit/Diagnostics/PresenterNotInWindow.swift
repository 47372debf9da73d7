import QuartzCore

extension Diagnostic {
  /// T-69, P-46: the presenter is not on the screen.
  static func presenterNotInWindow(controller: String, presenter: String) -> Diagnostic {
    Diagnostic(
      identifier: "presenter-not-in-window",
      happened: "Attempt to present \(controller) on \(presenter), whose view is not in the window hierarchy.",
      reason: "In viewDidLoad(), and after the view was removed, there is no window to present in.",
      remedy: "Nothing is presented, and the completion is not called. Present in viewDidAppear(_:) or later.")
  }
}
