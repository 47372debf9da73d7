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
