import UIKit

/// A transition that a driver can begin, and whose container it answers.
@MainActor protocol DrivenTransition: AnyObject {
  /// The view of the gesture.
  var view: UIView? { get }
  /// The view in which a running transition can be caught: it contains both screens.
  var catchingView: UIView? { get }
  /// The running transition's coordinator; nil while none runs.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// The driver.
  var driver: InteractionDriver? { get set }

  /// Whether a gesture in a direction may begin the transition now.
  func canBegin(_ direction: InteractionDirection) -> Bool
  /// Whether a touch may be a part of the gesture, in addition to the gesture's own condition.
  func accepts(_ touch: UITouch, isRightToLeft: Bool) -> Bool
  /// Asks for the transition; returns whether it was asked for.
  func begin(_ direction: InteractionDirection) -> Bool
  /// Becomes the container's delegate.
  func attach()
  /// Makes the previous delegate the container's delegate again.
  func detach()
}

extension DrivenTransition {
  func accepts(_ touch: UITouch, isRightToLeft: Bool) -> Bool { true }
}
