/// The state while an animator, or an interaction controller, creates the animations of a transition.
struct AnimationMaking {
  /// The animator's recording; nil for an interaction controller.
  var recording: AnimationRecording?
}

extension TransitionDriver {
  /// Whether the animator, or the interaction controller, is creating the animations now.
  var isMakingAnimations: Bool { making != nil }

  /// Whether the animator is creating the animations of a recording now.
  func isMaking(_ recording: AnimationRecording) -> Bool { making?.recording === recording }

  /// Runs a closure that creates animations of the transition.
  func makeAnimations(_ body: () -> Void) {
    let outer = making
    making = AnimationMaking()
    body()
    making = outer
    context.orphanedViews?.remove(from: request.containerView)
  }

  /// Stores the views when the transition ends while the animator may still move them.
  func storeOrphanedViews() {
    if isMakingAnimations || context.wasEndedBySystem { context.orphanedViews = OrphanedViews(request) }
  }
}
