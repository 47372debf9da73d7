import QuartzCore

extension Diagnostic {
  /// C-86: an animator was let go while it was paused or stopped.
  static let releasedAnimator = Diagnostic(
    identifier: "released-animator",
    happened: "A property animator was released while it was paused or stopped.",
    reason: "Nobody can continue or finish it now, so its views would stand half way for ever.",
    remedy: "The views are taken to the end. Keep the animator, or finish it before letting it go.")
}
