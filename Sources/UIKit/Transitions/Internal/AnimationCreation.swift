/// The state while an animator, or an interaction controller, creates the animations of a transition.
struct AnimationCreation {
  /// The animator's recording; nil for an interaction controller.
  var recording: AnimationRecording?
}

extension TransitionDriver {
  /// Whether the animator, or the interaction controller, is creating the animations now.
  var isCreatingAnimations: Bool { creation != nil }

  /// Whether the animator is creating the animations of a recording now.
  func isCreating(_ recording: AnimationRecording) -> Bool { creation?.recording === recording }

  /// Runs a closure that creates animations of the transition.
  func createAnimations(_ body: () -> Void) {
    let outer = creation
    creation = AnimationCreation()
    body()
    creation = outer
    context.orphanedViews?.remove(from: request.containerView)
  }

  /// Stores the views when the transition ends while the animator may still move them.
  func storeOrphanedViews() {
    if isCreatingAnimations || context.wasEndedBySystem { context.orphanedViews = OrphanedViews(request) }
  }
}
