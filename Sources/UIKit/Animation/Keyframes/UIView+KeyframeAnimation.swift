import QuartzCore

extension UIView {
  /// Animates in keyframes, which the block adds with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``; what it
  /// changes outside them animates over the whole duration (C-52).
  ///
  /// The whole is eased in and out unless the options name a curve (C-53); springs do not apply (C-54).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = ViewAnimationTiming(duration: duration, delay: delay, options: options.animationOptions)
    if case .spring = timing.shape {
      timing.duration = duration
      timing.shape = .curve(AnimationCurve.easeInOut.timingFunction)
    }
    let context = makeContext(timing, completion)
    context.adjust { $0.dropSpring() }
    context.runKeyframes(options.calculationMode, animations)
  }

  /// Animates in keyframes, and returns at the end whether all of it ended by itself.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Adds a keyframe: what the block changes animates over a part of the keyframe animation around it (C-50).
  ///
  /// Inside another keyframe's block both times are parts of that keyframe. Times outside 0…1 are cut, with a diagnostic.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it starts, in 0…1 of the whole.
  ///   - frameDuration: how long it lasts, in 0…1 of the whole; 0 jumps at the start.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let environment = UIEnvironment.active
    let isValid = frameStartTime >= 0 && frameDuration >= 0 && frameStartTime + frameDuration <= 1 + 1e-9
    if !isValid { environment.report(.keyframeTimes(start: frameStartTime, duration: frameDuration)) }
    let start = frameStartTime.isNaN ? 0 : min(max(frameStartTime, 0), 1)
    let end = frameDuration.isNaN ? start : min(max(start + frameDuration, start), 1)
    guard environment.areAnimationsEnabled else { return animations() }
    guard let context = environment.animationContexts.last, context.keyframes != nil else {
      environment.report(.keyframeAlone)
      return animations()
    }
    context.runKeyframe(from: start, to: end, animations)
  }
}
