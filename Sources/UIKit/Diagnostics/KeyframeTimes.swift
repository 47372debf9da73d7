import QuartzCore

extension Diagnostic {
  /// A keyframe's times lie outside the whole (C-50).
  static func keyframeTimes(start: Double, duration: Double) -> Diagnostic {
    Diagnostic(
      identifier: "keyframe-times",
      happened: "A keyframe was added with relative start \(start) and relative duration \(duration).",
      reason: "Both are parts of the keyframe animation's duration, so the keyframe must lie within 0…1.",
      remedy: "It is cut to 0…1. Divide seconds by the duration that animateKeyframes was given.")
  }
}
