import TransitionEffects
import UIKit

/// Offers the slide for every push and pop.
@MainActor final class SlideDirector: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(direction: operation == .push ? .push : .pop)
  }
}
