/// Lets a subclass of a navigation delegate add methods that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance is declared, so a
/// method that only a subclass has is never called. Where the superclass can't be edited, the subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UINavigationControllerDelegateOverriding {
///       func navigationController(_ navigationController: UINavigationController, willShow …
///
/// What the subclass leaves out goes on to the superclass. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UINavigationControllerDelegateOverriding: AnyObject {
  /// A controller is about to be shown (T-39).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown (T-39).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The animator for a push or a pop; nil for the system's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller for an animator; nil where time drives it.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations that the screen may have.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// The orientation in which it is presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
}

extension UINavigationControllerDelegateOverriding where Self: UINavigationControllerDelegate {
  private var inherited: any UINavigationControllerDelegate { self }

  /// What the superclass does.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    inherited.navigationController(navigationController, willShow: viewController, animated: animated)
  }
  /// What the superclass does.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    inherited.navigationController(navigationController, didShow: viewController, animated: animated)
  }
  /// What the superclass answers.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inherited.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  /// What the superclass answers.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inherited.navigationController(navigationController, interactionControllerFor: animationController)
  }
  /// What the superclass answers.
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  {
    inherited.navigationControllerSupportedInterfaceOrientations(navigationController)
  }
  /// What the superclass answers.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    inherited.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}
