import QuartzCore

/// Says how a presentation adapts to the room that it has, and hears of the user's own dismissals.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style on a screen of compact width: a sheet, `.fullScreen`, `.overFullScreen`, or `.none` to keep the style (P-60).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in an environment of some traits; unless implemented, what the other method says where the width is compact, and the
  /// presentation controller's own answer elsewhere.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
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

extension UIAdaptivePresentationControllerDelegate {
  /// The controller's own answer.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }
  /// What the other method says where the width is compact, else the controller's own answer.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : controller.adaptivePresentationStyle(for: traitCollection)
  }
  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// The presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// The user may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
