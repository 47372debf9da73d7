// Written by Scripts/optional-methods from UIAdaptivePresentationControllerDelegate.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UIAdaptivePresentationControllerDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance is declared, so a
/// method that only a subclass has is never called. Where the superclass can't be edited, the subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIAdaptivePresentationControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegateOverriding: NSObjectProtocol {
  /// The style on a screen of compact width: a sheet, `.fullScreen`, `.overFullScreen`, or `.none` to keep the style (P-60).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in an environment of some traits; unless implemented, what the other method says where the width is compact, and the
  /// presentation controller's own answer elsewhere.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  /// The presentation controller that will do the work in the adapted style is ready to be set up.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// Who is shown in an adapted style in place of the presented controller, such as a navigation controller around it.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation begins in a style; `.none` where it is the one that was asked for.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may take the presentation away; may be asked at any time.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user begins to take the presentation away, and may change their mind; not called for `dismiss` from code.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has taken the presentation away; not called for `dismiss` from code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to take the presentation away, and was refused.
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

/// Stands for a delegate whose class adopts the sibling protocol, and calls that.
final class LateAdaptivePresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let late: any UIAdaptivePresentationControllerDelegateOverriding

  init(_ late: any UIAdaptivePresentationControllerDelegateOverriding) {
    self.late = late
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    late.adaptivePresentationStyle(for: controller)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    late.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    late.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    late.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    late.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    late.presentationControllerShouldDismiss(presentationController)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    late.presentationControllerWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    late.presentationControllerDidDismiss(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    late.presentationControllerDidAttemptToDismiss(presentationController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIAdaptivePresentationControllerDelegate)
    -> any UIAdaptivePresentationControllerDelegate
  {
    late(delegate, .adaptivePresentationDelegate, as: (any UIAdaptivePresentationControllerDelegateOverriding).self)
      .map(LateAdaptivePresentationDelegate.init) ?? delegate
  }
}
