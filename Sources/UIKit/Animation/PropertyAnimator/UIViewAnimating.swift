import Foundation

/// What can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it stands (C-85).
  var state: UIViewAnimatingState { get }
  /// Whether it moves now.
  var isRunning: Bool { get }
  /// Whether it moves towards its start.
  var isReversed: Bool { get set }
  /// How much of its way is behind it, in the direction in which it moves; 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still where it is; becomes active if it was not.
  func pauseAnimation()
  /// Stops, with the values that are shown; `withoutFinishing` leaves out the completions (C-85).
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped, at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes; its members are optional, and do nothing where they are left out.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a part of the duration, or, while it is active, of the time left (C-89).
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that hears where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with other timing, over a part of the original duration; 0 keeps the time left (C-92).
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

/// Where an animator stands (A-59, C-85).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or ended.
  case inactive = 0
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``inactive`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.inactive, .active, .stopped])
  }
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start: it ran backwards.
  case start
  /// Wherever it was.
  case current

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``end`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.end, .start, .current])
  }
}
