/// The controllers to which a transition sends appearance callbacks.
extension TransitionDriver {
  /// Whether the transition, and not the window, sends a controller's appearance callbacks.
  ///
  /// True from the beginning to the controller's did-callback, for a controller whose view the transition moves.
  func sendsAppearance(to controller: UIViewController) -> Bool {
    guard request.involves(controller), controller.storedParent == nil || request.moves(controller) else {
      return false
    }
    return isUnderWay || state == .settling && controller.appearance.isChanging
  }

  /// The controller that is visible once the transition has ended; nil before the beginning, and after a cancel.
  var visibleControllerAtEnd: UIViewController? {
    isUnderWay || state == .settling && !context.transitionWasCancelled ? request.to : nil
  }
}
