import Testing
import TransitionTesting
import UIKit

enum Step6 {
  // step 6
  /// Moves the new screen up from the bottom edge.
  final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let screen = transitionContext.view(forKey: .to) else {
        return transitionContext.completeTransition(false)
      }
      let container = transitionContext.containerView
      container.addSubview(screen)
      screen.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
        animations: { screen.transform = .identity },
        completion: { _ in
          screen.transform = .identity
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }
  // end

  /// Pushes with the mended animator, driven.
  final class Delegate: NSObject, UINavigationControllerDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      RiseAnimator()
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }
  }

  @Suite("Screens that rise, mended") @MainActor struct RiseTests {
    @Test("A cancelled push leaves the list on top, and nothing behind")
    func cancelled() throws {
      try withStage(.iPhone15) { stage in
        let (list, detail) = (UIViewController(), UIViewController())
        let (navigation, delegate) = (UINavigationController(rootViewController: list), Delegate())
        navigation.delegate = delegate
        stage.show(navigation)
        navigation.pushViewController(detail, animated: true)
        stage.advance(frames: 1)
        delegate.driver.update(0.4)
        stage.advance(by: 0.1)
        delegate.driver.cancel()
        try stage.settle()
        #expect(navigation.topViewController === list && detail.view.transform == .identity)
        #expect(detail.view.superview == nil)
      }
    }
  }
}
