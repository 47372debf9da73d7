import Foundation

/// Lets a subclass of a presentation controller's delegate add methods that its superclass, which conforms, has left out.
///
/// See ``UINavigationControllerDelegateOverriding``. Not Apple's.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegateOverriding: NSObjectProtocol {
  /// The style on a screen of compact width (P-60).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in an environment of some traits.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  /// The presentation controller that will do the work in the adapted style is ready to be set up.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// Who is shown in an adapted style in place of the presented controller.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation begins in a style, or goes over to it.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may take the presentation away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user begins to take the presentation away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has taken the presentation away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to take the presentation away, and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegateOverriding where Self: UIAdaptivePresentationControllerDelegate {
  private var inherited: any UIAdaptivePresentationControllerDelegate { self }

  /// What the superclass answers.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    inherited.adaptivePresentationStyle(for: controller)
  }
  /// What the superclass answers.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    inherited.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
  /// What the superclass does.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    inherited.presentationController(presentationController, prepare: adaptivePresentationController)
  }
  /// What the superclass answers.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    inherited.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }
  /// What the superclass does.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    inherited.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }
  /// What the superclass answers.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    inherited.presentationControllerShouldDismiss(presentationController)
  }
  /// What the superclass does.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    inherited.presentationControllerWillDismiss(presentationController)
  }
  /// What the superclass does.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    inherited.presentationControllerDidDismiss(presentationController)
  }
  /// What the superclass does.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    inherited.presentationControllerDidAttemptToDismiss(presentationController)
  }
}
