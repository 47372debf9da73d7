import QuartzCore

extension Diagnostic {
  /// P-4: the animator never calls `completeTransition(_:)`.
  static func neverCompleted(transition: String, animator: String) -> Diagnostic {
    Diagnostic(
      identifier: "never-completed",
      happened:
        "\(animator) has not called completeTransition(_:) for the transition from \(transition), and nothing in it moves any more.",
      reason: "Until the call, the screens take no touches and no other transition begins: the app looks frozen.",
      remedy:
        "Call completeTransition(!transitionContext.transitionWasCancelled) in the animation's completion, whatever `finished` says."
    )
  }
}
