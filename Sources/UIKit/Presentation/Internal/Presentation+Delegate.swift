import Foundation
import QuartzCore

/// The user's own dismissals (T-90).
extension Presentation {
  /// The delegate that is asked and notified.
  private var dismissalDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    controller.liveDelegate ?? effective.liveDelegate
  }

  /// Whether nothing is presented over this presentation.
  var isOnTop: Bool { presented.modal.presents == nil }

  /// Whether the presented controller and the delegate allow the user to dismiss.
  func allowsUserDismissal() -> Bool {
    if presented.preventsUserDismissal { return false }
    guard let dismissalDelegate else { return true }
    let answer = dismissalDelegate.presentationControllerShouldDismiss(controller)
    record("presentationControllerShouldDismiss(_:)", ["\(answer)"])
    return answer
  }

  /// Notifies the delegate of an attempt that was refused.
  func notifyRefusedDismissal() {
    guard let dismissalDelegate else { return }
    record("presentationControllerDidAttemptToDismiss(_:)")
    dismissalDelegate.presentationControllerDidAttemptToDismiss(controller)
  }

  /// Handles a tap outside the presented view.
  func userTappedOutside() {
    guard isAtRest, isOnTop else { return }
    if allowsUserDismissal() { dismissByUser(nil) } else { notifyRefusedDismissal() }
  }

  /// Dismisses for the user, whose gesture drives the transition; nil for a tap.
  func dismissByUser(_ gesture: SystemInteraction?) {
    dismiss(animated: true, completion: nil, byUser: true, gesture: gesture)
  }

  /// Notifies the delegate of the user's dismissal; the coordinator exists for alongside blocks (T-90).
  func notifyWillDismiss() {
    guard let dismissalDelegate else { return }
    record("presentationControllerWillDismiss(_:)")
    dismissalDelegate.presentationControllerWillDismiss(controller)
  }

  /// Notifies the delegate after everything else that the user's dismissal has completed.
  func notifyDidDismiss() {
    guard let dismissalDelegate else {
      // Some of UIKit's controllers notify the app themselves.
      if presented is any PresentationObserving { return }
      return environment.report(.dismissalNotObserved(controller: presented.traceName))
    }
    record("presentationControllerDidDismiss(_:)")
    dismissalDelegate.presentationControllerDidDismiss(controller)
  }

  /// Pauses the user's running dismissal, or its way back, and returns its driver; nil where there is none.
  func claimSwipe() -> UIPercentDrivenInteractiveTransition? {
    guard let driver, driver.isUnderWay, let percentDriver = driver.request.pending?.interaction?.percentDriver else {
      return nil
    }
    percentDriver.pause()
    return percentDriver
  }
}

extension UIViewController {
  /// Whether the controller, or a visible child, prevents the user's dismissal.
  var preventsUserDismissal: Bool {
    isModalInPresentation || storedChildren.contains { $0.viewIfLoaded?.window != nil && $0.preventsUserDismissal }
  }
}

/// UIKit's notifications around presentations, whose names are private but which public code observes (T-127).
extension Presentation {
  /// The moments of a presentation that are notified.
  enum Moment: String {
    case presentationTransitionWillBegin = "PresentationTransitionWillBegin"
    case presentationTransitionDidEnd = "PresentationTransitionDidEnd"
    case dismissalTransitionWillBegin = "DismissalTransitionWillBegin"
    case dismissalTransitionDidEnd = "DismissalTransitionDidEnd"

    var name: Notification.Name { Notification.Name("UIPresentationController\(rawValue)Notification") }
    /// The key of the flag whether the transition completed.
    var completedKey: String { "UIPresentationController\(rawValue)CompletedKey" }
  }

  /// Posts a notification with the presented controller as its object, after the presentation controller's own method.
  ///
  /// - Parameter completed: whether the transition completed; nil at its beginning.
  func post(_ moment: Moment, completed: Bool? = nil) {
    let userInfo = completed.map { [moment.completedKey: $0] }
    NotificationCenter.default.post(name: moment.name, object: presented, userInfo: userInfo)
  }
}
