import QuartzCore

extension Diagnostic {
  /// `transition(from:to:…)` from a controller whose view is nowhere.
  static func childTransitionNowhere(child: String, parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "child-transition-nowhere",
      happened:
        "transition(from:to:duration:options:animations:completion:) of \(parent) was to begin at \(child), whose view is in no superview.",
      reason: "The arriving view is added to the superview of the leaving one.",
      remedy: "The call is ignored. Add the view of the first child yourself; exchange it afterwards.")
  }
}
