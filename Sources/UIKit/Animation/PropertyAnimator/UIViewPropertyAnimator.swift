import Foundation
import QuartzCore

/// Animates what its blocks change, and can be paused, scrubbed, reversed, continued and stopped while it runs.
///
/// Its animations are straight lines from 0 to 1 on one clock of its own; curve and spring are in how that clock moves. So a pause
/// leaves straight lines under the finger (C-91), and nothing jumps, whenever it is interrupted.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A block that waits for the start.
  struct Block {
    var delayFactor: Double
    var isAlongside = false
    var animations: () -> Void
  }

  let environment = UIEnvironment.active
  /// The timing, as it was given.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long it takes uninterrupted, in seconds; a spring with constants of its own has its own length (C-42).
  public let duration: TimeInterval
  /// The delay with which it was started, in seconds.
  public internal(set) var delay: TimeInterval = 0
  /// Where it stands (C-85).
  public internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves now; one that runs inside another block has no clock of its own, and moves until its end.
  public var isRunning: Bool { playback?.isRunning ?? (state == .active) }
  /// Whether scrubbing follows the finger; if not, it follows the curve (C-91).
  open var scrubsLinearly = true
  /// Whether it stays active at its end, without calling completions (C-88).
  open var pausesOnCompletion = false

  /// Whether the app finds out itself which of the moving views a touch hits; if not, the place that is shown counts (P-57).
  open var isManualHitTestingEnabled = false

  /// The curve along which the whole way goes.
  var curve: TimingCurve
  var playback: AnimatorPlayback?
  var blocks: [Block] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var isReversing = false
  /// Whether it was started without any animations, and waits for one (C-90).
  var startsWithFirstBlock = false
  /// Where the last pause left the two components of positions, so that scrubbing begins there (C-43).
  var pausedProgress = AnimationProgress.zero

  private var storedInteraction = true
  private var storedInterruptible = true

  /// Whether the views that it moves take touches meanwhile; fixed while it is active.
  open var isUserInteractionEnabled: Bool {
    get { storedInteraction }
    set { if allowsChange("isUserInteractionEnabled") { storedInteraction = newValue } }
  }
  /// Whether it may be paused and stopped; fixed while it is active.
  open var isInterruptible: Bool {
    get { storedInterruptible }
    set { if allowsChange("isInterruptible") { storedInterruptible = newValue } }
  }

  /// An animator with timing parameters; `duration` is in seconds, and does not count for a spring with a length of its own (C-42).
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let environment = environment
    let isValid = duration.isFinite && duration >= 0
    if !isValid { environment.report(.invalidAnimationTiming(duration: duration, delay: 0)) }
    timingParameters = parameters
    curve = TimingCurve(parameters, duration: isValid ? duration : 0)
    self.duration = curve.duration
    super.init()
  }

  /// An animator along one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a spring that settles within the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // MARK: Progress

  /// How much of its way is behind it, in the direction in which it moves.
  ///
  /// Setting it makes the animator active and holds it there. Curves clamp it to 0…1; springs do not (C-95). NaN is ignored.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set {
      if newValue < 0 || newValue > 1 { environment.note(.fractionOutsideRange) }
      scrub(to: Double(newValue))
    }
  }

  /// Whether it moves towards its start; a change in flight turns it round where it is (C-93).
  open var isReversed: Bool {
    get { isReversing }
    set { setReversed(newValue) }
  }

  // MARK: Starting and stopping

  /// Starts, or goes on along the rest of the curve.
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

  /// Stands still where it is; one that was inactive becomes active at its start.
  open func pauseAnimation() {
    guard state != .stopped else { return environment.report(.animatorCall("pauseAnimation()", state: "stopped")) }
    guard allowsInterruption("pauseAnimation()") else { return }
    pause()
  }

  /// Stops with the values that are shown (C-96); `withoutFinishing` makes it inactive at once, without completions.
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

  /// Takes what was stopped to a position, and calls the completions.
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

  /// Adds changes that start after a part of the duration, or, while it is active, of the way left (C-89).
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1)
    add(Block(delayFactor: factor, animations: animation))
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that hears where the animation ended; it is forgotten when the animator becomes inactive.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Goes on with other timing over a part of the original duration; 0 keeps the time left, nil keeps the curve (C-92).
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
