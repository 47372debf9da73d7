import QuartzCore

extension Diagnostic {
  /// P-68: a driver was driven for a presentation or a dismissal that is not animated.
  static func notInteractive(call: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "not-interactive",
      happened: "A percent-driven transition was driven after \(call) of \(controller) without animation.",
      reason: "Without animation no interaction controller is asked for, so nothing follows the finger.",
      remedy:
        "Pass animated: true, and return the driver from interactionControllerForDismissal(using:) or its sibling.")
  }
}
