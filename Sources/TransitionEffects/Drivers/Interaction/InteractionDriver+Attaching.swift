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
    InteractionDriver(gesture, PopTask(navigation, animator))
  }

  /// Fingers change tabs: towards the edge where lines begin comes the next one, the other way the one before.
  ///
  /// - Parameters:
  ///   - gesture: such as `.sideways()`.
  ///   - animator: the animator of a change, by the way in which fingers make it, also where it is a tap that does.
  @discardableResult
  public static func tabs(
    _ tabs: UITabBarController, by gesture: some DrivingGesture,
    animator: @escaping (InteractionWay) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> InteractionDriver {
    InteractionDriver(gesture, TabTask(tabs, animator))
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
    InteractionDriver(gesture, DismissalTask(presented, animator))
  }
}
