/// The state while an animator, or an interaction controller, makes the animations of a transition.
struct AnimationMaking {
  /// The recording of the animator; nil for an interaction controller.
  var recording: AnimationRecording?
}

extension TransitionDriver {
  /// Whether the animator, or the interaction controller, makes the animations just now.
  var isMakingAnimations: Bool { making != nil }

  /// Whether the animator is making its animations just now, by how they are recorded.
  func isMaking(_ recording: AnimationRecording) -> Bool { making?.recording === recording }

  /// Runs a body that makes animations of the transition.
  func makeAnimations(_ body: () -> Void) {
    let outer = making
    making = AnimationMaking()
    body()
    making = outer
    context.lateViews?.leave(request.containerView)
  }

  /// Keeps the views at the transition's end, if the animator may still move them.
  func noteEarlyEnd() {
    if isMakingAnimations || context.wasEndedBySystem { context.lateViews = LateViews(request) }
  }
}
