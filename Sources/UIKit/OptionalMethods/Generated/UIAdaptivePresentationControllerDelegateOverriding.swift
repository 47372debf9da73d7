// Written by Scripts/optional-methods from UIAdaptivePresentationControllerDelegate.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UIAdaptivePresentationControllerDelegate`` that its superclass, which
/// conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIAdaptivePresentationControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegateOverriding: NSObjectProtocol {
  /// Returns the style for compact width: a sheet, `.fullScreen`, `.overFullScreen`, or `.none` to keep the style
  /// (P-60).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style for a trait collection.
  ///
  /// Unless implemented, the other method decides in compact width, and the presentation controller elsewhere.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  /// Called when the presentation controller of the adapted style can be configured.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// Returns a controller that replaces the presented one in an adapted style, such as a navigation controller around
  /// it.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the presentation begins in a style; `.none` without adaptation.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss; can be called at any time.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss, which may still be cancelled; not for `dismiss` from code.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed; not for `dismiss` from code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to dismiss, and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegateOverriding where Self: UIAdaptivePresentationControllerDelegate {
  private var inherited: any UIAdaptivePresentationControllerDelegate { self }

  /// Calls the superclass's method.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    inherited.adaptivePresentationStyle(for: controller)
  }

  /// Calls the superclass's method.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    inherited.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  /// Calls the superclass's method.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    inherited.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  /// Calls the superclass's method.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    inherited.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Calls the superclass's method.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    inherited.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }

  /// Calls the superclass's method.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    inherited.presentationControllerShouldDismiss(presentationController)
  }

  /// Calls the superclass's method.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    inherited.presentationControllerWillDismiss(presentationController)
  }

  /// Calls the superclass's method.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    inherited.presentationControllerDidDismiss(presentationController)
  }

  /// Calls the superclass's method.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    inherited.presentationControllerDidAttemptToDismiss(presentationController)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class AdaptivePresentationDelegateForwarder: NSObject, UIAdaptivePresentationControllerDelegate {
  private let sibling: any UIAdaptivePresentationControllerDelegateOverriding

  init(_ sibling: any UIAdaptivePresentationControllerDelegateOverriding) {
    self.sibling = sibling
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    sibling.adaptivePresentationStyle(for: controller)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    sibling.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    sibling.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    sibling.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    sibling.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    sibling.presentationControllerShouldDismiss(presentationController)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    sibling.presentationControllerWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    sibling.presentationControllerDidDismiss(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    sibling.presentationControllerDidAttemptToDismiss(presentationController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIAdaptivePresentationControllerDelegate)
    -> any UIAdaptivePresentationControllerDelegate
  {
    sibling(
      of: delegate, .adaptivePresentationDelegate, as: (any UIAdaptivePresentationControllerDelegateOverriding).self
    ).map(AdaptivePresentationDelegateForwarder.init) ?? delegate
  }
}
