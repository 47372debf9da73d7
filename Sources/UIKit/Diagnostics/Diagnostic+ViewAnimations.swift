import QuartzCore

/// View animations, keyframes, and property animators.
extension Diagnostic {
  /// A legacy block was not committed in its turn, or was committed twice.
  static func animationsOutOfBalance(isMissingCommit: Bool) -> Diagnostic {
    Diagnostic(
      identifier: "animations-out-of-balance",
      happened: isMissingCommit
        ? "UIView.beginAnimations(_:context:) was called without commitAnimations()."
        : "UIView.commitAnimations() was called without beginAnimations(_:context:).",
      reason: isMissingCommit
        ? "Whatever changed after it would be part of the animation." : "There is no block that it could end.",
      remedy: isMissingCommit
        ? "The block is committed at the end of the turn. Commit it where its changes end, or use UIView.animate."
        : "The call is ignored. Begin a block first, or use UIView.animate.")
  }

  /// A-60, C-85: a call that is invalid in the animator's state.
  static func animatorCall(_ call: String, state: String) -> Diagnostic {
    Diagnostic(
      identifier: "animator-state",
      happened: "\(call) was called on a property animator that is \(state).",
      reason: "UIKit raises an exception here.",
      remedy: "The call is ignored. Look at `state` before the call.")
  }

  /// An animation has an invalid duration or delay.
  static func invalidAnimationTiming(duration: TimeInterval, delay: TimeInterval) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-animation-timing",
      happened: "An animation was asked for with duration \(duration) s and delay \(delay) s.",
      reason: "Negative and unbounded times cannot be played.",
      remedy: "They count as 0: the changes are made at once. Pass times of 0 s or more.")
  }

  /// A keyframe was added outside a keyframe animation.
  static let keyframeOutsideAnimation = Diagnostic(
    identifier: "keyframe-outside-animation",
    happened: "UIView.addKeyframe was called outside the block of UIView.animateKeyframes.",
    reason: "There is no duration of which its times could be parts.",
    remedy: "Its changes are made as any others here. Call it inside the block of animateKeyframes.")

  /// A keyframe's times are outside 0…1 (C-50).
  static func keyframeTimes(start: Double, duration: Double) -> Diagnostic {
    Diagnostic(
      identifier: "keyframe-times",
      happened: "A keyframe was added with relative start \(start) and relative duration \(duration).",
      reason: "Both are parts of the keyframe animation's duration, so the keyframe must lie within 0…1.",
      remedy: "It is cut to 0…1. Divide seconds by the duration that animateKeyframes was given.")
  }

  /// C-86: an animator was released while it was paused or stopped.
  static let releasedAnimator = Diagnostic(
    identifier: "released-animator",
    happened: "A property animator was released while it was paused or stopped.",
    reason: "Nobody can continue or finish it now, so its views would stand half way for ever.",
    remedy: "The views are taken to the end. Keep the animator, or finish it before letting it go.")

  /// C-74: `transition(from:to:)` from a view without a superview.
  static func transitionWithoutSuperview(view: String) -> Diagnostic {
    Diagnostic(
      identifier: "transition-without-superview",
      happened: "UIView.transition(from:to:) was called with \(view), which has no superview.",
      reason: "The new view goes where the old one is, which is nowhere.",
      remedy: "Nothing is changed. Add the old view to a superview first.")
  }

  /// An animator that is not interruptible was paused or stopped.
  static func uninterruptibleAnimator(_ call: String) -> Diagnostic {
    Diagnostic(
      identifier: "uninterruptible-animator",
      happened: "\(call) was called on a running property animator whose isInterruptible is false.",
      reason: "Such an animator runs to its end.",
      remedy: "The call is ignored. Set isInterruptible to true before the start.")
  }
}
