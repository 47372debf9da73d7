import QuartzCore

extension Diagnostic {
  /// A container transition was begun a second time.
  static func containerTransitionBegunTwice(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "container-transition-begun-twice",
      happened: "The UIContainerTransition from \(transition) was begun a second time.",
      reason: "Each stands for one change, from its beginning to its end.",
      remedy: "The call is ignored. Make a new one for each change.")
  }
}
