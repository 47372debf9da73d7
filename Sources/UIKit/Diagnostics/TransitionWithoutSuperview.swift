import QuartzCore

extension Diagnostic {
  /// C-74: `transition(from:to:)` from a view that is nowhere.
  static func transitionWithoutSuperview(view: String) -> Diagnostic {
    Diagnostic(
      identifier: "transition-without-superview",
      happened: "UIView.transition(from:to:) was called with \(view), which has no superview.",
      reason: "The new view goes where the old one is, which is nowhere.",
      remedy: "Nothing is changed. Add the old view to a superview first.")
  }
}
