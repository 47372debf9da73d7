import QuartzCore

extension Diagnostic {
  /// P-25: a transition started on a controller whose last one has not ended.
  static func unbalancedAppearance(controller: String, state: String) -> Diagnostic {
    Diagnostic(
      identifier: "unbalanced-appearance",
      happened: "Unbalanced calls to begin/end appearance transitions for \(controller), which is still \(state).",
      reason: "A second transition started before the first one ended, or beginAppearanceTransition was not paired.",
      remedy: "Wait for the first transition's completion, and pair each begin with one end.")
  }
}
