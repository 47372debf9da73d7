import QuartzCore

extension Diagnostic {
  /// A segue was performed that nobody registered.
  static func noSuchSegue(_ identifier: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-such-segue",
      happened: "\(controller) has no segue with identifier \"\(identifier)\".",
      reason: "Storyboards are not read, so a segue exists only where code has registered it.",
      remedy: "Call registerSegue(withIdentifier:) first, for instance in viewDidLoad.")
  }

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
