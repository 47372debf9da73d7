import TransitionEffects
import UIKit

/// Offers a presented screen the plan's animator, and the finger's driver where there is one.
final class ModalDirector: NSObject, UIViewControllerTransitioningDelegate {
  private let plan: RecordingPlan
  /// Drives the next transition by hand; nil for one that runs by itself.
  var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the plan's animator is offered; not while the stage is being set.
  var isOffering = false

  init(_ plan: RecordingPlan) {
    self.plan = plan
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard plan.effect.presentation == .overlay else { return nil }
    return OverlayPresentationController(presentedViewController: presented, presenting: presenting)
  }

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    isOffering ? plan.effect.animator?(plan.kind, plan.duration) : nil
  }
}
