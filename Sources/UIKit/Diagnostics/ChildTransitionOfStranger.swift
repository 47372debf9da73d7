import QuartzCore

extension Diagnostic {
  /// T-94: `transition(from:to:…)` was asked to exchange a controller that is no child.
  static func childTransitionOfStranger(child: String, parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "child-transition-of-stranger",
      happened:
        "transition(from:to:duration:options:animations:completion:) of \(parent) was given \(child), which is not its child.",
      reason: "UIKit raises NSInvalidArgumentException: only children can be exchanged.",
      remedy: "The call is ignored. Call addChild(_:) for both controllers first.")
  }
}
