import QuartzCore

extension Diagnostic {
  /// T-69, P-47: the presenter presents somebody already.
  static func alreadyPresenting(controller: String, presenter: String, other: String) -> Diagnostic {
    Diagnostic(
      identifier: "already-presenting",
      happened: "Attempt to present \(controller) on \(presenter), which is already presenting \(other).",
      reason: "A controller presents one other at a time.",
      remedy: "Nothing is presented, and the completion is not called. Present on \(other), or dismiss it first.")
  }
}
