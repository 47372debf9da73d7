import UIKit

/// A transition that a driver can ask for, and answers about it.
@MainActor protocol DrivenTransition: AnyObject {
  /// Where the gesture is made.
  var view: UIView? { get }
  /// Where a transition that runs can be caught: what holds both screens.
  var catchingView: UIView? { get }
  /// The running transition's coordinator; nil while none runs.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// Who drives.
  var driver: InteractionDriver? { get set }

  /// Whether fingers that go a way may begin the transition now.
  func canBegin(_ direction: InteractionDirection) -> Bool
  /// Whether a touch may be a part of a gesture, beside what the gesture itself says.
  func accepts(_ touch: UITouch, isRightToLeft: Bool) -> Bool
  /// Asks for the transition; whether it was asked for.
  func begin(_ direction: InteractionDirection) -> Bool
  /// Answers the container's questions from now on.
  func attach()
  /// Leaves the questions to who answered them before.
  func detach()
}

extension DrivenTransition {
  func accepts(_ touch: UITouch, isRightToLeft: Bool) -> Bool { true }
}
