import QuartzCore

extension Diagnostic {
  /// P-18: a completion speed that would never arrive.
  static func completionSpeed(transition: String, speed: Double) -> Diagnostic {
    Diagnostic(
      identifier: "completion-speed",
      happened: "completionSpeed is \(speed) in the transition from \(transition).",
      reason: "At a speed of 0 or less the rest of the transition would never end.",
      remedy: "0.01 is used. Keep completionSpeed above 0; 1 - percentComplete is 0 at the end of a full swipe.")
  }
}
