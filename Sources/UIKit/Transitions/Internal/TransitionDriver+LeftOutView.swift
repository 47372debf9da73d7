/// An animator that completes a transition without having put the arriving view on the screen (T-129).
extension TransitionDriver {
  /// Whether the animator has left out the view that comes, which stays out then.
  var lacksToView: Bool { state == .settling && request.to?.windowPassage == .leftOut }

  /// Reports an app's animator that has left out the arriving view.
  ///
  /// Called when the transition completes, so an animator may move snapshots until then. A view that is anywhere in the window,
  /// in a wrapper or under another view than the container, is not left out; neither is one of a transition that the system has ended.
  func reportLeftOutView() {
    guard let animator, animator !== request.defaultAnimator, !context.wasEndedBySystem,
      let view = request.toView, let controller = request.to, request.containerView.window != nil
    else { return }
    // One that presents takes its view back when the presentation goes; one that another container has taken is not this one's.
    guard controller.modal.presents == nil, controller.appearance == .appearing else { return }
    guard view.window == nil, controller.viewIfLoaded?.window == nil else { return }
    controller.windowPassage = .leftOut
    environment.report(.leftOutView(animator: animatorName, view: view.debugName, transition: name))
  }
}
