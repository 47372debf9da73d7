import QuartzCore

/// A keyframe animation is one block, whose changes are collected and become one animation for each property at its end.
extension ViewAnimationContext {
  /// Runs the block, then makes its animations.
  func runKeyframes(_ mode: CAAnimationCalculationMode, _ animations: () -> Void) {
    let collection = KeyframeCollection(isAnimated: timing.duration > 0)
    keyframes = collection
    open()
    animations()
    keyframes = nil
    for property in collection.properties { property.animate(in: self, mode) }
    close()
  }

  /// Runs one keyframe's block, which has its part of the block's time (C-50).
  func runKeyframe(from start: Double, to end: Double, _ animations: () -> Void) {
    guard let keyframes else { return animations() }
    let (window, outer) = (keyframes.window, timing)
    let length = window.upperBound - window.lowerBound
    let inner = window.lowerBound + start * length...window.lowerBound + end * length
    keyframes.window = inner
    // Blocks inside last as long as the keyframe, from its start on (C-69).
    adjust {
      $0.nestedDelay = outer.nestedDelay + start * outer.duration
      $0.duration = (end - start) * outer.duration
    }
    animations()
    adjust {
      $0.nestedDelay = outer.nestedDelay
      $0.duration = outer.duration
    }
    keyframes.window = window
  }
}
