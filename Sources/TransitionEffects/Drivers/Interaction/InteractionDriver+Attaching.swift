import UIKit

/// Functions that make a driver and attach it.
extension InteractionDriver {
  /// Lets a gesture pop the screens of a navigation controller.
  ///
  /// - Parameters:
  ///   - navigation: the navigation controller, whose view gets the gesture, which retains the driver.
  ///   - gesture: such as `.edgePan()`, `.fullScreenPan()`, `.pinch()`.
  ///   - animator: the animator of a push or a pop; nil for the system's, which the driver cannot drive.
  @discardableResult
  public static func pop(
    _ navigation: UINavigationController, by gesture: some DrivingGesture,
    animator: @escaping (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenPop(navigation, animator))
  }

  /// Lets a gesture change tabs: towards the leading edge to the next one, towards the trailing edge to the previous
  /// one.
  ///
  /// - Parameters:
  ///   - tabs: the tab bar controller, whose view gets the gesture, which retains the driver.
  ///   - gesture: such as `.sideways()`.
  ///   - animator: the animator of a change, by the direction in which a drag would make it; also called for taps.
  @discardableResult
  public static func tabs(
    _ tabs: UITabBarController, by gesture: some DrivingGesture,
    animator: @escaping (InteractionDirection) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenTabChange(tabs, animator))
  }

  /// Lets a gesture dismiss a presented screen, in a style without a gesture of the system (no sheet).
  ///
  /// - Parameters:
  ///   - presented: the presented controller, whose view gets the gesture, which retains the driver.
  ///   - gesture: such as `.pull()`, `.swipe(isVertical: true)`, `.pinch()`, `.rotation()`.
  ///   - animator: the animator of a dismissal.
  @discardableResult
  public static func dismissal(
    of presented: UIViewController, by gesture: some DrivingGesture,
    animator: @escaping () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenDismissal(presented, animator))
  }

  /// Lets a gesture begin a transition of the app: a push, a presentation, a change in a custom container.
  ///
  /// The app's delegate returns ``interaction(for:)`` as the interaction controller.
  ///
  /// - Parameters:
  ///   - view: the view of the gesture, which retains the driver.
  ///   - gesture: such as `.halfScreen([.up])`.
  ///   - running: the coordinator of the transition while it runs.
  ///   - begin: asks for the transition, and returns whether it did.
  @discardableResult
  public static func transition(
    on view: UIView, by gesture: some DrivingGesture,
    running: @escaping () -> (any UIViewControllerTransitionCoordinator)?,
    begin: @escaping (InteractionDirection) -> Bool
  ) -> InteractionDriver {
    InteractionDriver(gesture, DrivenCustomTransition(view, running: running, start: begin))
  }

  /// The interaction controller for a transition that a gesture would begin in a direction: the driver itself.
  public func interaction(for direction: InteractionDirection) -> any UIViewControllerInteractiveTransitioning {
    interactionController(for: direction)
  }
}

extension InteractionDriver {
  nonisolated(unsafe) private static var key: UInt8 = 0

  /// Retains the driver as long as an object lives.
  func keep(besides object: AnyObject) {
    objc_setAssociatedObject(object, &Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
