import QuartzCore

extension Diagnostic {
  /// T-72: the presentation controller was read too early.
  static func presentationControllerFrozen(controller: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "presentation-controller-frozen",
      happened:
        "presentationController of \(controller) was read before modalPresentationStyle or transitioningDelegate changed.",
      reason: "Reading it makes it, for the style of that moment (\(style)), and that one is used.",
      remedy: "Set modalPresentationStyle and transitioningDelegate first, then read presentationController.")
  }
}
