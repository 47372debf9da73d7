import UIKit

// Optional methods are called with a question mark where there is an Objective-C runtime, and have defaults elsewhere.
#if canImport(ObjectiveC)
  extension DrivenPop {
    func nextAnimator(
      _ navigation: UINavigationController, _ operation: UINavigationController.Operation, _ from: UIViewController,
      _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
    }

    func nextInteraction(
      _ navigation: UINavigationController, _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      next?.navigationController?(navigation, interactionControllerFor: animator)
    }

    func forward(_ navigation: UINavigationController, willShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController?(navigation, willShow: screen, animated: animated)
    }

    func forward(_ navigation: UINavigationController, didShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController?(navigation, didShow: screen, animated: animated)
    }

    // Methods that are not implemented here, such as orientations, are forwarded to the app's delegate.
    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || next?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
  }

  extension DrivenTabChange {
    func nextAnimator(
      _ tabs: UITabBarController, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    }

    func nextShouldSelect(_ tabs: UITabBarController, _ screen: UIViewController) -> Bool {
      next?.tabBarController?(tabs, shouldSelect: screen) ?? true
    }

    func forward(_ tabs: UITabBarController, didSelect screen: UIViewController) {
      next?.tabBarController?(tabs, didSelect: screen)
    }

    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || next?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
  }

  extension DrivenDismissal {
    func nextAnimator(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.animationController?(forDismissed: dismissed)
    }

    func nextAnimator(
      forPresented presented: UIViewController, _ presenting: UIViewController, _ source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.animationController?(forPresented: presented, presenting: presenting, source: source)
    }

    func nextInteractionForPresentation(
      _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      next?.interactionControllerForPresentation?(using: animator)
    }

    func nextPresentationController(
      _ presented: UIViewController, _ presenting: UIViewController?, _ source: UIViewController
    ) -> UIPresentationController? {
      next?.presentationController?(forPresented: presented, presenting: presenting, source: source)
    }
  }
#else
  extension DrivenPop {
    func nextAnimator(
      _ navigation: UINavigationController, _ operation: UINavigationController.Operation, _ from: UIViewController,
      _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.navigationController(navigation, animationControllerFor: operation, from: from, to: to)
    }

    func nextInteraction(
      _ navigation: UINavigationController, _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      next?.navigationController(navigation, interactionControllerFor: animator)
    }

    func forward(_ navigation: UINavigationController, willShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController(navigation, willShow: screen, animated: animated)
    }

    func forward(_ navigation: UINavigationController, didShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController(navigation, didShow: screen, animated: animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigation: UINavigationController
    ) -> UIInterfaceOrientationMask {
      (next ?? Silence.shared).navigationControllerSupportedInterfaceOrientations(navigation)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigation: UINavigationController
    ) -> UIInterfaceOrientation {
      (next ?? Silence.shared).navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
    }
  }

  extension DrivenTabChange {
    func nextAnimator(
      _ tabs: UITabBarController, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    }

    func nextShouldSelect(_ tabs: UITabBarController, _ screen: UIViewController) -> Bool {
      next?.tabBarController(tabs, shouldSelect: screen) ?? true
    }

    func forward(_ tabs: UITabBarController, didSelect screen: UIViewController) {
      next?.tabBarController(tabs, didSelect: screen)
    }

    func tabBarControllerSupportedInterfaceOrientations(_ tabs: UITabBarController) -> UIInterfaceOrientationMask {
      (next ?? Silence.shared).tabBarControllerSupportedInterfaceOrientations(tabs)
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabs: UITabBarController
    ) -> UIInterfaceOrientation {
      (next ?? Silence.shared).tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
    }
  }

  /// A delegate that implements nothing.
  private final class Silence: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    static let shared = Silence()
  }

  extension DrivenDismissal {
    func nextAnimator(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.animationController(forDismissed: dismissed)
    }

    func nextAnimator(
      forPresented presented: UIViewController, _ presenting: UIViewController, _ source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    func nextInteractionForPresentation(
      _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      next?.interactionControllerForPresentation(using: animator)
    }

    func nextPresentationController(
      _ presented: UIViewController, _ presenting: UIViewController?, _ source: UIViewController
    ) -> UIPresentationController? {
      next?.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
  }
#endif
