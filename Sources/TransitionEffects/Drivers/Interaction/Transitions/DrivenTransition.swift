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

/// A transition of the app that a gesture drives; the app's delegate returns the driver.
@MainActor final class DrivenCustomTransition: DrivenTransition {
  private(set) weak var view: UIView?
  weak var driver: InteractionDriver?
  private let running: () -> (any UIViewControllerTransitionCoordinator)?
  private let start: (InteractionDirection) -> Bool

  init(
    _ view: UIView, running: @escaping () -> (any UIViewControllerTransitionCoordinator)?,
    start: @escaping (InteractionDirection) -> Bool
  ) {
    (self.view, self.running, self.start) = (view, running, start)
  }

  /// The window, because the transition may run anywhere in it.
  var catchingView: UIView? { view?.window }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { running() }

  func canBegin(_ direction: InteractionDirection) -> Bool { running() == nil }
  func begin(_ direction: InteractionDirection) -> Bool { start(direction) }
  func attach() {}
  func detach() {}
}
