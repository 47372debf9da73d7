/// Stands for a delegate whose subclass adds methods: every call goes to the sibling protocol first.
final class LateNavigationDelegate: UINavigationControllerDelegate {
  private let late: any UINavigationControllerDelegateOverriding

  init(_ late: any UINavigationControllerDelegateOverriding) {
    self.late = late
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    late.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    late.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late.navigationController(navigationController, interactionControllerFor: animationController)
  }

  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  {
    late.navigationControllerSupportedInterfaceOrientations(navigationController)
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
  {
    late.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}
