import UIKit

/// Offers a tab bar controller the plan's animator, and the finger's driver where there is one.
final class TabDirector: NSObject, UITabBarControllerDelegate {
  private let plan: RecordingPlan
  /// Drives the next transition by hand; nil for one that runs by itself.
  var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the plan's animator is offered; not while the stage is being set.
  var isOffering = false

  init(_ plan: RecordingPlan) {
    self.plan = plan
    super.init()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isOffering ? plan.effect.animator?(plan.kind, plan.duration) : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }
}
