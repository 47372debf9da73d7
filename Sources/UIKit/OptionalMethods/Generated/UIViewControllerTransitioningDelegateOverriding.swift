// Written by Scripts/optional-methods from UIViewControllerTransitioningDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIViewControllerTransitioningDelegate`` that its superclass, which
/// conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIViewControllerTransitioningDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegateOverriding: NSObjectProtocol {
  /// Returns the animator of a presentation; nil for the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; nil for the system's.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of a presentation; nil for a non-interactive one.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )?
  /// Returns the interaction controller of a dismissal; nil for a non-interactive one.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )?
  /// Returns the presentation controller; called for the style `.custom`, nil for the system's (T-71).
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegateOverriding where Self: UIViewControllerTransitioningDelegate {
  private var inherited: any UIViewControllerTransitioningDelegate { self }

  /// Calls the superclass's method.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inherited.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  /// Calls the superclass's method.
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    inherited.animationController(forDismissed: dismissed)
  }

  /// Calls the superclass's method.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    inherited.interactionControllerForPresentation(using: animator)
  }

  /// Calls the superclass's method.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    inherited.interactionControllerForDismissal(using: animator)
  }

  /// Calls the superclass's method.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    inherited.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class TransitioningDelegateForwarder: NSObject, UIViewControllerTransitioningDelegate {
  private let sibling: any UIViewControllerTransitioningDelegateOverriding

  init(_ sibling: any UIViewControllerTransitioningDelegateOverriding) {
    self.sibling = sibling
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    sibling.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    sibling.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    sibling.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    sibling.interactionControllerForDismissal(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    sibling.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIViewControllerTransitioningDelegate) -> any UIViewControllerTransitioningDelegate {
    sibling(of: delegate, .transitioningDelegate, as: (any UIViewControllerTransitioningDelegateOverriding).self).map(
      TransitioningDelegateForwarder.init) ?? delegate
  }
}
