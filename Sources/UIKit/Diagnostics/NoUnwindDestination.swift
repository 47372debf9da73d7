import QuartzCore

extension Diagnostic {
  /// An unwind action that no screen has.
  static func noUnwindDestination(action: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-unwind-destination",
      happened: "\(controller) was to unwind to \(action), which no screen below it has.",
      reason:
        "A screen is found by the method that the selector carries, and by canPerformUnwindSegueAction(_:from:sender:).",
      remedy:
        "Nothing happens. Give the selector an unapplied method of the screen: Selector(\"\(action)\", Screen.unwind(_:))."
    )
  }
}
