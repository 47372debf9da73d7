import UIKit

/// A navigation controller that fades between its screens.
public final class FadingNavigation: UINavigationController, UINavigationControllerDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  /// The fade, for every operation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FadeAnimator()
  }
}
