import QuartzCore

extension Diagnostic {
  /// P-71: the animator has not added the arriving view.
  static func leftOutView(animator: String, view: String, transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "left-out-view",
      happened:
        "\(animator) has completed the transition from \(transition) and has not put \(view) into the container.",
      reason:
        "The container's subviews are all that is shown afterwards: on a device the screen is black after a presentation, "
        + "and empty after a push or a change of tab. It is so here, too.",
      remedy:
        "In animateTransition(using:), add view(forKey: .to) to containerView, at the latest before completeTransition(true)."
    )
  }
}
