import UIKit

/// A dismissal that a gesture drives.
@MainActor final class DrivenDismissal: NSObject, ChainedDelegate, UIViewControllerTransitioningDelegate {
  typealias Animators = () -> (any UIViewControllerAnimatedTransitioning)?

  private weak var presented: UIViewController?
  private let animators: Animators
  weak var driver: InteractionDriver?
  weak var next: (any UIViewControllerTransitioningDelegate)?

  init(_ presented: UIViewController, _ animators: @escaping Animators) {
    (self.presented, self.animators) = (presented, animators)
  }

  var view: UIView? { presented?.view }
  var catchingView: UIView? { presented?.presentationController?.containerView }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { presented?.transitionCoordinator }

  var containerDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presented?.transitioningDelegate }
    set { presented?.transitioningDelegate = newValue }
  }
  var asDelegate: any UIViewControllerTransitioningDelegate { self }

  /// A dismissal can begin if the screen is presented, presents nothing, and is not modal in presentation.
  func canBegin(_ direction: InteractionDirection) -> Bool {
    guard let presented, isAttached, presented.presentingViewController != nil else { return false }
    return presented.transitionCoordinator == nil && !presented.isBeingDismissed && !presented.isModalInPresentation
      && presented.presentedViewController == nil
  }

  func begin(_ direction: InteractionDirection) -> Bool {
    presented?.dismiss(animated: true)
    return presented != nil
  }

  // MARK: Questions

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    let active = active
    let animator = last.nextAnimator(forDismissed: dismissed) ?? active.animators()
    if animator == nil { active.driver?.animatorIsMissing() }
    return animator
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController(for: .down)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    nextAnimator(forPresented: presented, presenting, source)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nextInteractionForPresentation(animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    nextPresentationController(presented, presenting, source)
  }
}
