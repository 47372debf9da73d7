/// Receives an animation's start and end, in the loop's completions phase (C-25).
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation was first shown.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation reached its end (`finished`), or was removed, replaced, or lost its layer.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
