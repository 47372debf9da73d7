/// What UIView animations made while an animator makes a transition are told: how the driver wants them, and what it learns of them.
@MainActor package final class AnimationRecording {
  /// Whether a finger holds the transition, so that easing would keep the view from following it (C-76).
  private let isScrubbed: Bool
  /// The timing of the animator's first block: alongside blocks take it over (T-106).
  package private(set) var firstTiming: ViewAnimationTiming?

  package init(isScrubbed: Bool) {
    self.isScrubbed = isScrubbed
  }

  /// The timing to use: linear in place of a curve while a finger holds the transition; springs keep their motion.
  package func adapted(_ timing: ViewAnimationTiming) -> ViewAnimationTiming {
    var result = timing
    if isScrubbed, case .curve = timing.shape { result.shape = .curve(UIView.AnimationCurve.linear.timingFunction) }
    if firstTiming == nil { firstTiming = result }
    return result
  }
}
