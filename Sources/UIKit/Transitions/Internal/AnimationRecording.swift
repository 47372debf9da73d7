/// What UIView animations made while an animator makes a transition are told: how the driver wants them, and what it learns of them.
@MainActor package final class AnimationRecording {
  /// Whether a finger holds the transition, so that easing would keep the view from following it (C-76).
  private let isScrubbed: Bool
  /// The timing of the animator's first block: alongside blocks take it over (T-106).
  package private(set) var firstTiming: ViewAnimationTiming?
  /// Whether a straight line has replaced a curve (C-76).
  private(set) var hasEased = false
  /// Whether an animation of an interactive transition begins with a delay (C-81).
  private(set) var hasDelayed = false

  package init(isScrubbed: Bool) {
    self.isScrubbed = isScrubbed
  }

  /// The timing to use: linear in place of a curve while a finger holds the transition; springs keep their motion.
  package func adapted(_ timing: ViewAnimationTiming) -> ViewAnimationTiming {
    var result = timing
    if isScrubbed, case .curve(let function) = timing.shape {
      if timing.duration > 0, !function.curve.isLinear { hasEased = true }
      result.shape = .curve(UIView.AnimationCurve.linear.timingFunction)
    }
    if isScrubbed, timing.delay > 0 { hasDelayed = true }
    if firstTiming == nil { firstTiming = result }
    return result
  }
}
