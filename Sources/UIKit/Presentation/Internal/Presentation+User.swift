import QuartzCore

/// The user's own dismissals (T-90).
extension Presentation {
  /// Whom the user's dismissals are told.
  private var listener: (any UIAdaptivePresentationControllerDelegate)? {
    controller.liveDelegate ?? effective.liveDelegate
  }

  /// Whether nothing else is presented on top.
  var isOnTop: Bool { presented.modal.presents == nil }

  /// Whether the presented controller, and the delegate, let the user take it away.
  func userMayDismiss() -> Bool {
    if presented.holdsUser { return false }
    guard let listener else { return true }
    let answer = listener.presentationControllerShouldDismiss(controller)
    record("presentationControllerShouldDismiss(_:)", ["\(answer)"])
    return answer
  }

  /// The user has tried in vain.
  func userWasRefused() {
    guard let listener else { return }
    record("presentationControllerDidAttemptToDismiss(_:)")
    listener.presentationControllerDidAttemptToDismiss(controller)
  }

  /// The user has tapped beside the presented screen.
  func userWantsAway() {
    guard phase == .presented, isOnTop else { return }
    if userMayDismiss() { dismissByUser(nil) } else { userWasRefused() }
  }

  /// Dismisses it for the user, whose gesture drives the transition; nil for a tap.
  func dismissByUser(_ gesture: SystemInteraction?) {
    dismiss(animated: true, completion: nil, byUser: true, gesture: gesture)
  }

  /// The user's dismissal has been asked for, and its coordinator is there for what the delegate animates along (T-90).
  func userWillDismiss() {
    guard let listener else { return }
    record("presentationControllerWillDismiss(_:)")
    listener.presentationControllerWillDismiss(controller)
  }

  /// The user's dismissal has completed, and everything else has been told.
  func userHasDismissed() {
    guard let listener else {
      return environment.report(.dismissedUnheard(controller: presented.traceName))
    }
    record("presentationControllerDidDismiss(_:)")
    listener.presentationControllerDidDismiss(controller)
  }

  /// Pauses the user's dismissal on its way out or back, and returns its driver; nil where there is none.
  func claimSwipe() -> UIPercentDrivenInteractiveTransition? {
    guard let driver, driver.isUnderWay, let swipe = driver.request.pending?.gesture?.swipe else { return nil }
    swipe.pause()
    return swipe
  }
}

extension UIViewController {
  /// Whether the controller, or a child on the screen, keeps the user from taking it away.
  var holdsUser: Bool {
    isModalInPresentation || storedChildren.contains { $0.viewIfLoaded?.window != nil && $0.holdsUser }
  }
}
