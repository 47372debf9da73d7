import Foundation

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state (C-85).
  var state: UIViewAnimatingState { get }
  /// Whether the animation runs.
  var isRunning: Bool { get }
  /// Whether the animation moves towards its start.
  var isReversed: Bool { get set }
  /// The completed fraction in the direction of movement, in 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or continues.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses; an inactive animation becomes active.
  func pauseAnimation()
  /// Stops with the values that are shown; `withoutFinishing` skips the completions (C-85).
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation with blocks of changes; the members are optional and do nothing by default.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the duration, or, while active, of the remaining time (C-89).
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which gets the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues with other timing over a fraction of the original duration; 0 keeps the remaining time (C-92).
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// The state of an animator (A-59, C-85).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or ended.
  case inactive = 0
  /// Running or paused.
  case active
  /// Stopped; waits for `finishAnimation(at:)`.
  case stopped

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``inactive`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.inactive, .active, .stopped])
  }
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start, after a reversal.
  case start
  /// The position at which it was stopped.
  case current

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``end`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.end, .start, .current])
  }
}
