import QuartzCore

extension Diagnostic {
  /// P-61: a sheet was swiped away and nobody hears of it.
  static func dismissedUnheard(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "dismissed-unheard",
      happened: "The user has taken \(controller) away, and its presentation controller has no delegate.",
      reason: "The presenter gets no appearance callbacks then, and no completion: it cannot know.",
      remedy:
        "Where it must know, set presentationController?.delegate before presenting, and implement presentationControllerDidDismiss(_:).",
      isHint: true)
  }
}
