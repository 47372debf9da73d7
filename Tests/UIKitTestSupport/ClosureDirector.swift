import UIKit

/// A navigation delegate made of closures.
final class ClosureDirector: NSObject, UINavigationControllerDelegate {
  var animator: (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var willShow: (UIViewController) -> Void = { _ in }
  var didShow: (UIViewController) -> Void = { _ in }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    willShow(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    didShow(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }
}
