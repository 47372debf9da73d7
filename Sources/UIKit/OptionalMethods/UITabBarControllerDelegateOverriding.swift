/// Lets a subclass of a tab bar delegate add methods that its superclass, which conforms, has left out.
///
/// See ``UINavigationControllerDelegateOverriding``. Not Apple's.
@preconcurrency @MainActor public protocol UITabBarControllerDelegateOverriding: AnyObject {
  /// Whether a tab that the user tapped may be shown (T-58, T-66).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// The user has chosen a tab (T-58).
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animator for a change of tab; nil for none at all (T-2).
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller for an animator; nil where time drives it.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations that the screen may have.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// The orientation in which it is presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
}

extension UITabBarControllerDelegateOverriding where Self: UITabBarControllerDelegate {
  private var inherited: any UITabBarControllerDelegate { self }

  /// What the superclass answers.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    inherited.tabBarController(tabBarController, shouldSelect: viewController)
  }
  /// What the superclass does.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    inherited.tabBarController(tabBarController, didSelect: viewController)
  }
  /// What the superclass answers.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inherited.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  /// What the superclass answers.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inherited.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
  /// What the superclass answers.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    inherited.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }
  /// What the superclass answers.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    inherited.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
  }
}
