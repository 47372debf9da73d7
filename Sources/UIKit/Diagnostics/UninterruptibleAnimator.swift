import QuartzCore

extension Diagnostic {
  /// A pause or a stop of an animator that allows neither.
  static func uninterruptibleAnimator(_ call: String) -> Diagnostic {
    Diagnostic(
      identifier: "uninterruptible-animator",
      happened: "\(call) was called on a running property animator whose isInterruptible is false.",
      reason: "Such an animator runs to its end.",
      remedy: "The call is ignored. Set isInterruptible to true before the start.")
  }
}
