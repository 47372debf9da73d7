import Foundation

/// Lets a subclass of a transitioning delegate add methods that its superclass, which conforms, has left out.
///
/// See ``UINavigationControllerDelegateOverriding``. Not Apple's.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegateOverriding: NSObjectProtocol {
  /// The animator of a presentation; nil for the system's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; nil for the system's own.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller of a presentation; nil where time drives it.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction controller of a dismissal; nil where time drives it.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller; nil for the system's own (T-71).
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegateOverriding where Self: UIViewControllerTransitioningDelegate {
  private var inherited: any UIViewControllerTransitioningDelegate { self }

  /// What the superclass answers.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inherited.animationController(forPresented: presented, presenting: presenting, source: source)
  }
  /// What the superclass answers.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inherited.animationController(forDismissed: dismissed)
  }
  /// What the superclass answers.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inherited.interactionControllerForPresentation(using: animator)
  }
  /// What the superclass answers.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inherited.interactionControllerForDismissal(using: animator)
  }
  /// What the superclass answers.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    inherited.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
