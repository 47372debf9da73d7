import QuartzCore

extension Diagnostic {
  /// A container transition waited for one that left something else on the screen.
  static func containerTransitionOvertaken(transition: String, container: String) -> Diagnostic {
    Diagnostic(
      identifier: "container-transition-overtaken",
      happened:
        "The UIContainerTransition from \(transition) waited for another in \(container), after which its first controller was not shown.",
      reason: "It can only begin at what is on the screen.",
      remedy: "Nothing happens, and the completion hears false. Begin it in the completion of the first one.")
  }
}
