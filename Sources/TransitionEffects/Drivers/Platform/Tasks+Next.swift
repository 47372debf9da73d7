import UIKit

// Optional methods are written with a question mark where there is an Objective-C runtime, and have defaults elsewhere.
#if canImport(ObjectiveC)
  extension PopTask {
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

    func tellNext(_ navigation: UINavigationController, willShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController?(navigation, willShow: screen, animated: animated)
    }

    func tellNext(_ navigation: UINavigationController, didShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController?(navigation, didShow: screen, animated: animated)
    }
  }

  extension TabTask {
    func nextAnimator(
      _ tabs: UITabBarController, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    }

    func nextAllows(_ tabs: UITabBarController, _ screen: UIViewController) -> Bool {
      next?.tabBarController?(tabs, shouldSelect: screen) ?? true
    }

    func tellNext(_ tabs: UITabBarController, didSelect screen: UIViewController) {
      next?.tabBarController?(tabs, didSelect: screen)
    }
  }

  extension DismissalTask {
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
  extension PopTask {
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

    func tellNext(_ navigation: UINavigationController, willShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController(navigation, willShow: screen, animated: animated)
    }

    func tellNext(_ navigation: UINavigationController, didShow screen: UIViewController, _ animated: Bool) {
      next?.navigationController(navigation, didShow: screen, animated: animated)
    }
  }

  extension TabTask {
    func nextAnimator(
      _ tabs: UITabBarController, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      next?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    }

    func nextAllows(_ tabs: UITabBarController, _ screen: UIViewController) -> Bool {
      next?.tabBarController(tabs, shouldSelect: screen) ?? true
    }

    func tellNext(_ tabs: UITabBarController, didSelect screen: UIViewController) {
      next?.tabBarController(tabs, didSelect: screen)
    }
  }

  extension DismissalTask {
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
