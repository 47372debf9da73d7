import QuartzCore

extension Diagnostic {
  /// P-14: a completion began the next stage of a transition that a finger drives.
  static func chainedAnimation(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "chained-animation",
      happened:
        "In the transition from \(transition), which a finger has driven, a completion began another animation.",
      reason:
        "The finger drives what began with the transition: a stage that begins at another's end does not follow it.",
      remedy: "Put the stages into one UIView.animateKeyframes, or give the later ones a delay.",
      isHint: true)
  }
}
