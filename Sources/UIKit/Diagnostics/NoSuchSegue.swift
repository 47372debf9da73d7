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
}
