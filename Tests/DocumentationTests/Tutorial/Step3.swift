import UIKit

enum Step3 {
  typealias RiseAnimator = Step2.RiseAnimator

  // step 3
  /// A navigation controller whose pushes rise.
  final class RisingNavigation: UINavigationController, UINavigationControllerDelegate {
    /// The driver of the next push; nil for one that runs by time.
    var driver: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operation == .push ? RiseAnimator() : nil
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }
  }
  // end
}
