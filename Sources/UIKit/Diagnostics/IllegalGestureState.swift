import QuartzCore

extension Diagnostic {
  /// A recognizer of the app's own moved to a state that cannot follow.
  static func illegalGestureState(
    recognizer: String, from old: UIGestureRecognizer.State, to next: UIGestureRecognizer.State
  ) -> Diagnostic {
    Diagnostic(
      identifier: "illegal-gesture-state",
      happened: "\(recognizer) went from \(old) to \(next).",
      reason:
        "A gesture goes from possible to began, changed and then ended or cancelled, or from possible to ended or failed; anything else leaves its targets with half a gesture.",
      remedy:
        "Set began before changed, cancelled instead of failed once it has begun, and leave possible to the system.")
  }
}
