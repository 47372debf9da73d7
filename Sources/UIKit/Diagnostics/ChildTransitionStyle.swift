import QuartzCore

extension Diagnostic {
  /// `transition(from:to:…)` with a flip, a curl or a fade among the options.
  static func childTransitionStyle(parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "child-transition-style",
      happened:
        "transition(from:to:duration:options:animations:completion:) of \(parent) was given a transition among its options.",
      reason: "Flips, curls and fades of two children are not drawn here yet.",
      remedy: "The animations block is animated without it. Move or fade the views in the block.")
  }
}
