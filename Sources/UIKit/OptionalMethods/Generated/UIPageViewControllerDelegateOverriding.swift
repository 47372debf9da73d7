// Written by Scripts/optional-methods from UIPageViewControllerDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIPageViewControllerDelegate`` that its superclass, which conforms, has
/// left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIPageViewControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegateOverriding: NSObjectProtocol {
  /// Called before the first callback of a turn that the user makes; not for turns by the program.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the last callback of a turn that the user has made.
  ///
  /// - Parameters:
  ///   - pageViewController: the controller whose pages the user has moved.
  ///   - finished: whether the animation has come to its end.
  ///   - previousViewControllers: the pages before the turn.
  ///   - completed: whether another page is shown; false where the user has turned back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the spine's location for an orientation; asked where the pages curl, before the view is shown and after
  /// each rotation.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Returns the orientations that are supported while the controller fills the screen.
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegateOverriding where Self: UIPageViewControllerDelegate {
  private var inherited: any UIPageViewControllerDelegate { self }

  /// Calls the superclass's method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    inherited.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Calls the superclass's method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    inherited.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }

  /// Calls the superclass's method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    inherited.pageViewController(pageViewController, spineLocationFor: orientation)
  }

  /// Calls the superclass's method.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  {
    inherited.pageViewControllerSupportedInterfaceOrientations(pageViewController)
  }

  /// Calls the superclass's method.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientation
  {
    inherited.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class PageDelegateForwarder: NSObject, UIPageViewControllerDelegate {
  private let sibling: any UIPageViewControllerDelegateOverriding

  init(_ sibling: any UIPageViewControllerDelegateOverriding) {
    self.sibling = sibling
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    sibling.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    sibling.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    sibling.pageViewController(pageViewController, spineLocationFor: orientation)
  }

  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  {
    sibling.pageViewControllerSupportedInterfaceOrientations(pageViewController)
  }

  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientation
  {
    sibling.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIPageViewControllerDelegate) -> any UIPageViewControllerDelegate {
    sibling(of: delegate, .pageDelegate, as: (any UIPageViewControllerDelegateOverriding).self).map(
      PageDelegateForwarder.init) ?? delegate
  }
}
