import UIKit

/// A transition of an app's own that fingers drive: whoever answers for the container answers with the driver.
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

  /// The view's window hears of fingers wherever the transition goes on.
  var catchingView: UIView? { view?.window }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { running() }

  func canBegin(_ direction: InteractionDirection) -> Bool { running() == nil }
  func begin(_ direction: InteractionDirection) -> Bool { start(direction) }
  func attach() {}
  func detach() {}
}
