import Foundation
import QuartzCore

/// Animates the changes of its blocks, and can be paused, scrubbed, reversed, continued and stopped.
///
/// The animations are linear, from 0 to 1 of the animator's own clock; the clock moves along the curve or spring. A
/// paused animator therefore scrubs linearly (C-91), and an interruption causes no jump.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A block that waits for the start.
  struct Block {
    var delayFactor: Double
    var isAlongside = false
    var animations: () -> Void
  }

  let environment = UIEnvironment.active
  /// The timing parameters.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }
  /// The duration without interruptions, in seconds; a physical spring has its own (C-42).
  open var duration: TimeInterval { curve.duration }
  /// The delay of the start, in seconds.
  open internal(set) var delay: TimeInterval = 0
  /// The state (C-85).
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator runs; a nested one without its own clock runs until its end.
  open var isRunning: Bool { playback?.isRunning ?? (state == .active) }
  /// Whether scrubbing is linear; otherwise it follows the curve (C-91).
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, without calling the completions (C-88).
  open var pausesOnCompletion = false

  /// Whether the app does the hit testing of the moving views; otherwise a touch hits a view where it is shown (P-57).
  open var isManualHitTestingEnabled = false

  private let parameters: any UITimingCurveProvider
  /// The curve from start to end.
  var curve: TimingCurve
  var playback: AnimatorPlayback?
  var blocks: [Block] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var isReversing = false
  /// Whether the animator was started without blocks, and waits for the first one (C-90).
  var startsWithFirstBlock = false
  /// The progress of both components of positions at the last pause, from which scrubbing starts (C-43).
  var pausedProgress = AnimationProgress.zero

  private var storedInteraction = true
  private var storedInterruptible = true

  /// Whether the moving views take touches; cannot change while the animator is active.
  open var isUserInteractionEnabled: Bool {
    get { storedInteraction }
    set { if allowsChange("isUserInteractionEnabled") { storedInteraction = newValue } }
  }
  /// Whether the animator may be paused and stopped; cannot change while it is active.
  open var isInterruptible: Bool {
    get { storedInterruptible }
    set { if allowsChange("isInterruptible") { storedInterruptible = newValue } }
  }

  /// Creates an animator; the duration in seconds is ignored for a physical spring, which has its own (C-42).
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let environment = environment
    let isValid = duration.isFinite && duration >= 0
    if !isValid { environment.report(.invalidAnimationTiming(duration: duration, delay: 0)) }
    self.parameters = parameters
    curve = TimingCurve(parameters, duration: isValid ? duration : 0)
    super.init()
  }

  /// Creates an animator of 0.2 seconds with the system's default curve, for which Apple documents no duration.
  public convenience override init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // MARK: Progress

  /// The completed fraction in the direction of movement.
  ///
  /// Setting it makes the animator active and holds it there. Curves clamp it to 0…1; springs do not (C-95). NaN is
  /// ignored.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set {
      if newValue < 0 || newValue > 1 { environment.note(.fractionOutsideRange) }
      scrub(to: Double(newValue))
    }
  }

  /// Whether the animator moves towards its start; a running one reverses where it is (C-93).
  open var isReversed: Bool {
    get { isReversing }
    set { setReversed(newValue) }
  }

  // MARK: Starting and stopping

  /// Starts, or continues along the rest of the curve.
  open func startAnimation() {
    start(afterDelay: 0)
  }

  /// Starts after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay.isFinite, delay >= 0 else {
      environment.report(.invalidAnimationTiming(duration: duration, delay: delay))
      return start(afterDelay: 0)
    }
    start(afterDelay: delay)
  }

  /// Pauses; an inactive animator becomes active at its start.
  open func pauseAnimation() {
    guard state != .stopped else { return environment.report(.animatorCall("pauseAnimation()", state: "stopped")) }
    guard allowsInterruption("pauseAnimation()") else { return }
    pause()
  }

  /// Stops with the values that are shown (C-96); `withoutFinishing` makes the animator inactive, without completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .stopped, withoutFinishing { becomeInactive() }
      return
    }
    guard allowsInterruption("stopAnimation(_:)") else { return }
    playback?.stop()
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  /// Sets a stopped animator to a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return environment.report(.animatorCall("finishAnimation(at:)", state: "\(state)"))
    }
    playback?.finishStopped(at: finalPosition)
    let callbacks = completions
    becomeInactive()
    environment.perform { for completion in callbacks { completion(finalPosition) } }
  }

  // MARK: Blocks

  /// Adds changes that start after a fraction of the duration, or, while active, of the remaining progress (C-89).
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1)
    add(Block(delayFactor: factor, animations: animation))
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a completion, which gets the position at which the animation ended, and is removed when the animator becomes
  /// inactive.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Continues with other timing over a fraction of the original duration; 0 keeps the remaining time, nil the curve
  /// (C-92).
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active else {
      return environment.report(
        .animatorCall("continueAnimation(withTimingParameters:durationFactor:)", state: "\(state)"))
    }
    let factor = durationFactor.isFinite ? max(0, Double(durationFactor)) : 0
    resume(with: parameters, durationFactor: factor)
  }

  private func allowsChange(_ property: String) -> Bool {
    guard state == .active else { return true }
    environment.report(.animatorCall("The setter of \(property)", state: "active"))
    return false
  }

  private func allowsInterruption(_ call: String) -> Bool {
    guard !isInterruptible, state == .active, isRunning else { return true }
    environment.report(.uninterruptibleAnimator(call))
    return false
  }
}
