import QuartzCore

extension Diagnostic {
  /// P-28: the delegate has a presentation controller, and the style does not ask for one.
  static func presentationControllerIgnored(controller: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "presentation-controller-ignored",
      happened:
        "The transitioning delegate of \(controller) offers a presentation controller, and modalPresentationStyle was never set.",
      reason:
        "Only the style .custom asks for it; \(controller) is presented as \(style), and the controller is not used.",
      remedy: "Set modalPresentationStyle to .custom before presenting.")
  }
}
