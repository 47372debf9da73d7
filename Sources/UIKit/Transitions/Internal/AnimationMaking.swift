/// What is known while an animator, or an interaction controller, makes the animations of a transition.
struct AnimationMaking {
  /// A transition that has ended before its animator had made everything.
  struct EarlyEnd {
    /// Where its views lay.
    let views: LateViews
    /// How many transitions had begun by then.
    let startedTransitions: Int
  }

  /// What is noted of the animator; nil for an interaction controller.
  var recording: AnimationRecording?
  var earlyEnd: EarlyEnd?
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
    // What has begun since may show the same views again.
    if let end = making?.earlyEnd, environment.startedTransitions == end.startedTransitions {
      end.views.leave(request.containerView)
    }
    making = outer
  }

  /// The transition has ended: what the animator still makes belongs to none.
  func noteEarlyEnd() {
    guard isMakingAnimations else { return }
    making?.earlyEnd = AnimationMaking.EarlyEnd(
      views: LateViews(request), startedTransitions: environment.startedTransitions)
  }
}
