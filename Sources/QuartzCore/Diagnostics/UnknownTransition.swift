extension Diagnostic {
  /// A transition of a type that only private API has.
  package static func unknownTransition(layer: String, type: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-transition",
      happened: "A transition of \(layer) has the type \"\(type)\".",
      reason:
        "Core Animation has fade, moveIn, push and reveal; others are private or belong to another system. It fades.",
      remedy: "Use one of the four, or UIView.transition for flips and curls.")
  }
}
