import QuartzCore

extension Diagnostic {
  /// P-3: an interaction controller was returned and nobody drives it.
  static func nobodyDrives(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "nobody-drives",
      happened:
        "The transition from \(transition) began interactively, and nobody has called update, finish or cancel.",
      reason: "It stands at its start for ever, and the app looks frozen.",
      remedy: "Return an interaction controller only while a gesture is under way, else nil.")
  }
}
