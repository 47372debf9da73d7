import UIKit

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
