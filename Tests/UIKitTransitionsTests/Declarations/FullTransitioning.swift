import UIKit

/// A context of an app's own that implements every member, with values that no default would have.
final class FullContext: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  let from = UIViewController()
  let to = UIViewController()
  private(set) var calls: [String] = []

  var isAnimated: Bool { true }
  var isInteractive: Bool { true }
  var transitionWasCancelled: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .overCurrentContext }
  var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: .pi / 2) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { calls.append("update \(percentComplete)") }
  func finishInteractiveTransition() { calls.append("finish") }
  func cancelInteractiveTransition() { calls.append("cancel") }
  func pauseInteractiveTransition() { calls.append("pause") }
  func completeTransition(_ didComplete: Bool) { calls.append("complete \(didComplete)") }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? containerView : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  func finalFrame(for vc: UIViewController) -> CGRect { CGRect(x: 5, y: 6, width: 7, height: 8) }
}

/// An animator with the two required methods alone.
class MinimalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var calls: [String] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    calls.append(transitionContext == nil ? "duration of nothing" : "duration")
    return 0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append("animate")
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: 0.4, animations: { toView.alpha = 1 }) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// An animator with all four methods.
final class FullAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  private(set) var calls: [String] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { calls.append("animate") }
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { animator }
  func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
}

/// A transitioning delegate without any method.
final class EmptyTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {}

/// A transitioning delegate with all five methods.
final class FullTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animators = (presentation: FullAnimator(), dismissal: FullAnimator())
  let drivers = (
    presentation: UIPercentDrivenInteractiveTransition(), dismissal: UIPercentDrivenInteractiveTransition()
  )

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animators.presentation }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animators.dismissal }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drivers.presentation }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drivers.dismissal }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
