import QuartzCore

extension Diagnostic {
  /// P-8: an animator asked for a view that takes no part.
  static func viewNotInTransition(key: String, transition: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "view-not-in-transition",
      happened:
        "view(forKey: \(key)) is nil in the transition from \(transition), whose presentation style is \(style).",
      reason:
        "The presenter's view stays where it is under such a presentation: it is not the animator's to move (T-81).",
      remedy: "Unwrap it with \"if let\"; viewController(forKey:) has the controller all the same.",
      isHint: true)
  }
}
