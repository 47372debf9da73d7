import Foundation

/// Stands for a delegate whose subclass adds methods: every call goes to the sibling protocol first.
final class LateTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let late: any UIViewControllerTransitioningDelegateOverriding

  init(_ late: any UIViewControllerTransitioningDelegateOverriding) {
    self.late = late
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late.interactionControllerForDismissal(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    late.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
