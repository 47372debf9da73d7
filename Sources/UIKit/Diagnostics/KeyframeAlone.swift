import QuartzCore

extension Diagnostic {
  /// A keyframe was added outside a keyframe animation.
  static let keyframeAlone = Diagnostic(
    identifier: "keyframe-alone",
    happened: "UIView.addKeyframe was called outside the block of UIView.animateKeyframes.",
    reason: "There is no duration of which its times could be parts.",
    remedy: "Its changes are made as any others here. Call it inside the block of animateKeyframes.")
}
