import UIKit

/// One call makes a driver and attaches it.
extension InteractionDriver {
  /// Fingers pop a navigation controller's screens.
  ///
  /// - Parameters:
  ///   - gesture: such as `.edgePan()`, `.fullScreenPan()`, `.pinch()`.
  ///   - animator: the animator of a push or a pop; nil for the system's, which no fingers of others can drive.
  @discardableResult
  public static func pop(
    _ navigation: UINavigationController, by gesture: some DrivingGesture,
    animator: @escaping (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenPop(navigation, animator))
  }

  /// Fingers change tabs: towards the edge where lines begin comes the next one, the other way the one before.
  ///
  /// - Parameters:
  ///   - gesture: such as `.sideways()`.
  ///   - animator: the animator of a change, by the way in which fingers make it, also where it is a tap that does.
  @discardableResult
  public static func tabs(
    _ tabs: UITabBarController, by gesture: some DrivingGesture,
    animator: @escaping (InteractionDirection) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenTabChange(tabs, animator))
  }

  /// Fingers dismiss a presented screen, which needs a style without fingers of its own: not that of the system's sheets.
  ///
  /// - Parameters:
  ///   - gesture: such as `.pull()`, `.swipe(isVertical: true)`, `.pinch()`, `.rotation()`.
  ///   - animator: the animator of a dismissal.
  @discardableResult
  public static func dismissal(
    of presented: UIViewController, by gesture: some DrivingGesture,
    animator: @escaping () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenDismissal(presented, animator))
  }

  /// Fingers begin a transition of the app's own: a push, a presentation, a change in a container of its own.
  ///
  /// The app's delegate returns ``interaction(for:)`` where it is asked who drives.
  ///
  /// - Parameters:
  ///   - view: where the gesture is made, which keeps the driver.
  ///   - gesture: such as `.halfScreen([.up])`.
  ///   - running: the coordinator of the transition while it runs.
  ///   - begin: asks for the transition, and says whether it did.
  @discardableResult
  public static func transition(
    on view: UIView, by gesture: some DrivingGesture,
    running: @escaping () -> (any UIViewControllerTransitionCoordinator)?,
    begin: @escaping (InteractionDirection) -> Bool
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenCustomTransition(view, running: running, start: begin))
  }

  /// The answer to a container that asks who drives a transition that fingers would begin in a way: the driver, in whoever's hand it is.
  public func interaction(for direction: InteractionDirection) -> any UIViewControllerInteractiveTransitioning {
    interactionController(for: direction)
  }
}
