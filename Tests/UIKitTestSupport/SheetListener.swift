import UIKit

/// A sheet's delegate that records its calls, and answers as the test wants.
final class SheetListener: NSObject, UISheetPresentationControllerDelegate {
  let log = CallLog()
  var allows = true
  var adaptedStyle: UIModalPresentationStyle?
  var substitute: UIViewController?

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    adaptedStyle ?? controller.adaptivePresentationStyle
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    log.calls.append("prepare(\(adaptivePresentationController.presentationStyle))")
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.calls.append("substitute?(\(style))")
    return substitute
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.calls.append("willPresent(\(style), \(transitionCoordinator == nil ? "no" : "a") coordinator)")
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.calls.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.calls.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.calls.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
  }
}
