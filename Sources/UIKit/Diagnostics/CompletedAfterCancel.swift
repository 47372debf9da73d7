import QuartzCore

extension Diagnostic {
  /// P-5: `completeTransition(true)` after a cancel.
  static func completedAfterCancel(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "completed-after-cancel",
      happened: "completeTransition(true) was called although the transition from \(transition) was cancelled.",
      reason: "The argument decides, so the new screen stays while its view was animated away.",
      remedy: "Pass !transitionContext.transitionWasCancelled.")
  }
}
