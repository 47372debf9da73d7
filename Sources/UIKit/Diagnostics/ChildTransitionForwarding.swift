import QuartzCore

extension Diagnostic {
  /// T-94: `transition(from:to:…)` in a container that tells its children itself.
  static func childTransitionForwarding(parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "child-transition-forwarding",
      happened:
        "transition(from:to:duration:options:animations:completion:) was called on \(parent), which forwards appearance methods itself.",
      reason:
        "The method sends the appearance callbacks, so that the children would hear them twice; UIKit raises an exception.",
      remedy:
        "The call is ignored. Return true from shouldAutomaticallyForwardAppearanceMethods, or use UIView.animate with begin- and endAppearanceTransition, or a UIContainerTransition."
    )
  }
}
