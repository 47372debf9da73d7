import QuartzCore

/// The user's own dismissals (T-90).
extension Presentation {
  /// The delegate that is asked and notified.
  private var listener: (any UIAdaptivePresentationControllerDelegate)? {
    controller.liveDelegate ?? effective.liveDelegate
  }

  /// Whether nothing is presented over this presentation.
  var isOnTop: Bool { presented.modal.presents == nil }

  /// Whether the presented controller and the delegate allow the user to dismiss.
  func userMayDismiss() -> Bool {
    if presented.holdsUser { return false }
    guard let listener else { return true }
    let answer = listener.presentationControllerShouldDismiss(controller)
    record("presentationControllerShouldDismiss(_:)", ["\(answer)"])
    return answer
  }

  /// Notifies the delegate of an attempt that was refused.
  func userWasRefused() {
    guard let listener else { return }
    record("presentationControllerDidAttemptToDismiss(_:)")
    listener.presentationControllerDidAttemptToDismiss(controller)
  }

  /// Handles a tap outside the presented view.
  func userWantsAway() {
    guard phase == .presented, isOnTop else { return }
    if userMayDismiss() { dismissByUser(nil) } else { userWasRefused() }
  }

  /// Dismisses for the user, whose gesture drives the transition; nil for a tap.
  func dismissByUser(_ gesture: SystemInteraction?) {
    dismiss(animated: true, completion: nil, byUser: true, gesture: gesture)
  }

  /// Notifies the delegate of the user's dismissal; the coordinator exists for alongside blocks (T-90).
  func userWillDismiss() {
    guard let listener else { return }
    record("presentationControllerWillDismiss(_:)")
    listener.presentationControllerWillDismiss(controller)
  }

  /// Notifies the delegate after everything else that the user's dismissal has completed.
  func userHasDismissed() {
    guard let listener else {
      return environment.report(.dismissalNotObserved(controller: presented.traceName))
    }
    record("presentationControllerDidDismiss(_:)")
    listener.presentationControllerDidDismiss(controller)
  }

  /// Pauses the user's running dismissal, or its way back, and returns its driver; nil where there is none.
  func claimSwipe() -> UIPercentDrivenInteractiveTransition? {
    guard let driver, driver.isUnderWay, let swipe = driver.request.pending?.gesture?.swipe else { return nil }
    swipe.pause()
    return swipe
  }
}

extension UIViewController {
  /// Whether the controller, or a visible child, prevents the user's dismissal.
  var holdsUser: Bool {
    isModalInPresentation || storedChildren.contains { $0.viewIfLoaded?.window != nil && $0.holdsUser }
  }
}
