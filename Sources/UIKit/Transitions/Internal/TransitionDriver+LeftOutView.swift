/// A transition that completes without the arriving view in the window (T-129).
extension TransitionDriver {
  /// Whether the animator has left out the arriving view, which then stays out.
  var isToViewLeftOut: Bool { state == .settling && request.to?.windowMove == .leftOut }

  /// Reports an app's animator that has left out the arriving view.
  ///
  /// Called when the transition completes, so an animator may move snapshots until then. A view anywhere in the window,
  /// in a wrapper or under another view than the container, is not left out. Transitions that the system has ended are
  /// not checked.
  func reportLeftOutView() {
    guard let animator, animator !== request.defaultAnimator, !context.wasEndedBySystem,
      let view = request.toView, let controller = request.to, request.containerView.window != nil
    else { return }
    // A controller that presents gets its view back when the presentation ends. One that another container has taken
    // belongs there.
    guard controller.modal.presents == nil, controller.appearance == .appearing else { return }
    guard view.window == nil, controller.viewIfLoaded?.window == nil else { return }
    controller.windowMove = .leftOut
    environment.report(.arrivingViewNotAdded(animator: animatorName, view: view.debugName, transition: name))
  }
}
