/// The controllers that a transition notifies of their appearance.
extension TransitionDriver {
  /// Whether the transition, and not the window, sends a controller's appearance callbacks: from its beginning to the controller's
  /// did-callback, for a controller whose view it moves.
  func sendsAppearance(to controller: UIViewController) -> Bool {
    guard request.involves(controller), controller.storedParent == nil || request.moves(controller) else {
      return false
    }
    return isUnderWay || state == .settling && controller.appearance.isChanging
  }

  /// The controller that is on the screen once the transition has ended; nil before the beginning, and where a cancel has ended it.
  var shownAtEnd: UIViewController? {
    isUnderWay || state == .settling && !context.transitionWasCancelled ? request.to : nil
  }
}
