import QuartzCore

extension Diagnostic {
  /// A UIView animation was asked for with a duration or a delay that makes no sense.
  static func invalidAnimationTiming(duration: TimeInterval, delay: TimeInterval) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-animation-timing",
      happened: "An animation was asked for with duration \(duration) s and delay \(delay) s.",
      reason: "Negative and unbounded times cannot be played.",
      remedy: "They count as 0: the changes are made at once. Pass times of 0 s or more.")
  }
}
