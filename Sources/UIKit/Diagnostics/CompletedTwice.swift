import QuartzCore

extension Diagnostic {
  /// T-11: `completeTransition(_:)` was called a second time.
  static func completedTwice(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "completed-twice",
      happened: "completeTransition(_:) was called again after the transition from \(transition) had ended.",
      reason: "A transition ends once; its context may belong to nobody by now.",
      remedy: "The call is ignored. Call completeTransition(_:) from one completion only.")
  }
}
