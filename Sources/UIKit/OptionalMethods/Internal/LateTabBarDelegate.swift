/// Stands for a delegate whose subclass adds methods: every call goes to the sibling protocol first.
final class LateTabBarDelegate: UITabBarControllerDelegate {
  private let late: any UITabBarControllerDelegateOverriding

  init(_ late: any UITabBarControllerDelegateOverriding) {
    self.late = late
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    late.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    late.tabBarController(tabBarController, didSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    late.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    late.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
  }
}
