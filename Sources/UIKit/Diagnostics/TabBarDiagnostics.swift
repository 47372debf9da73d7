import QuartzCore

extension Diagnostic {
  /// A tab was chosen that does not exist.
  static func noSuchTab(_ tab: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-such-tab",
      happened: "\(controller) was to select \(tab), which is not one of its tabs.",
      reason: "Only controllers in viewControllers can be selected.",
      remedy: "The selection stays. Set viewControllers first.")
  }
}
