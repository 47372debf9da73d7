import QuartzCore

extension Diagnostic {
  /// T-34, P-27: an appearance callback was called by the app.
  static func appearanceMisuse(_ call: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "appearance-misuse",
      happened: "\(call) of \(controller) was called by the app.",
      reason: "The callbacks tell of what the engine does; called by hand they tell of what has not happened.",
      remedy:
        "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition(). Where a presenter must hear of a custom presentation, override shouldRemovePresentersView."
    )
  }
}
