/// What is known while an animator, or an interaction controller, makes the animations of a transition.
struct AnimationMaking {
  /// What is noted of the animator; nil for an interaction controller.
  var recording: AnimationRecording?
}

extension TransitionDriver {
  /// Whether the animator, or who moves it, makes its animations just now.
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

  /// The transition has ended: where its animator does not know that yet, what that still makes belongs to none.
  func noteEarlyEnd() {
    if isMakingAnimations || context.wasEndedBySystem { context.lateViews = LateViews(request) }
  }
}
