/// Adapts the view animations that an animator creates, and records what the driver needs to know of them.
@MainActor package final class AnimationRecording {
  /// Whether the transition is interactive. Easing would then keep the views from following the finger (C-76).
  private let isScrubbed: Bool
  /// The timing of the animator's first animation block, which the alongside blocks use too (T-106).
  package private(set) var firstTiming: ViewAnimationTiming?
  /// Whether a straight line has replaced an easing curve (C-76).
  private(set) var hasReplacedEasing = false
  /// Whether an animation of an interactive transition has a delay (C-81).
  private(set) var hasDelay = false

  package init(isScrubbed: Bool) {
    self.isScrubbed = isScrubbed
  }

  /// Returns the timing to use: linear in place of a curve in an interactive transition. Springs keep their motion.
  package func adapted(_ timing: ViewAnimationTiming) -> ViewAnimationTiming {
    var result = timing
    if isScrubbed, case .curve(let function) = timing.shape {
      if timing.duration > 0, !function.curve.isLinear { hasReplacedEasing = true }
      result.shape = .curve(UIView.AnimationCurve.linear.timingFunction)
    }
    if isScrubbed, timing.delay > 0 { hasDelay = true }
    if firstTiming == nil { firstTiming = result }
    return result
  }
}
