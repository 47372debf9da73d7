/// An animator that completes a transition without having put the arriving view on the screen (T-129).
extension TransitionDriver {
  /// Reports an app's animator that has left out the arriving view; returns whether it has.
  ///
  /// Called when the transition completes, so an animator may move snapshots until then. A view that is anywhere in the window,
  /// in a wrapper or under another view than the container, is not left out; neither is one of a transition that the system has ended.
  func reportLeftOutView() -> Bool {
    guard let animator, animator !== request.defaultAnimator, !context.wasEndedBySystem,
      let view = request.toView, let controller = request.to, request.containerView.window != nil
    else { return false }
    // One that presents takes its view back when the presentation goes; one that another container has taken is not this one's.
    guard controller.modal.presents == nil, controller.appearance == .appearing else { return false }
    guard view.window == nil, controller.viewIfLoaded?.window == nil else { return false }
    controller.windowPassage = .leftOut
    environment.report(.leftOutView(animator: animatorName, view: view.debugName, transition: name))
    return true
  }
}
