import Foundation

/// Stands for a delegate whose subclass adds methods: every call goes to the sibling protocol first.
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
