/// The controllers that a transition notifies of their appearance.
extension TransitionDriver {
  /// Whether the transition, and not the window, notifies a controller whose view it moves of its appearance: until the controller's
  /// did-callback. Its container is notified as ever, and so is a context that stays where it is under what it presents.
  func sendsAppearance(to controller: UIViewController) -> Bool {
    guard request.from === controller || request.to === controller else { return false }
    guard controller.storedParent == nil || request.moves(controller) else { return false }
    return isUnderWay || state == .settling && controller.appearance.isChanging
  }

  /// The controller that is on the screen once the transition has ended; nil before the beginning, and where a cancel has ended it.
  var shownAtEnd: UIViewController? {
    isUnderWay || state == .settling && !context.transitionWasCancelled ? request.to : nil
  }
}
