import QuartzCore

/// What a transition reports of itself, and the fidelity notes that it meets. The system's own animators meet none.
extension TransitionDriver {
  /// Whether anything inside the container still moves.
  var hasRunningAnimations: Bool {
    environment.runningAnimations.contains { $0.layer.isDescendant(of: request.containerView.layer) }
  }

  /// The animator's class, for diagnostics.
  var animatorName: String {
    animator.map { String(describing: type(of: $0)) } ?? "Nobody"
  }

  /// Whether the animator is an app's own.
  var isCustom: Bool { animator != nil && animator !== request.defaultAnimator }

  /// The animations that the animator has made are scrubbed (C-76, C-81).
  func note(_ recording: AnimationRecording) {
    if isCustom { environment.note(recording) }
  }

  /// What was added to the container before the animator begins is scrubbed with the rest (P-16).
  func noteEarlierAnimations() {
    guard isCustom, !environment.notes.contains(.earlierAnimationScrubbed) else { return }
    if environment.hasAnimations(in: request.containerView.layer, where: { $0.begin == nil }) {
      environment.note(.earlierAnimationScrubbed)
    }
  }

  /// A transition that began by time is paused, so that curves become straight lines (C-76).
  func noteEasedAnimations() {
    guard isCustom, !environment.notes.contains(.easedAnimationScrubbed) else { return }
    let isEased = { (entry: AnimationEntry) in
      entry.isViewAnimation && entry.animation.timingFunction?.curve.isLinear == false
    }
    if environment.hasAnimations(in: request.containerView.layer, where: isEased) {
      environment.note(.easedAnimationScrubbed)
    }
  }

  /// The clock that moves the container has been taken to the end by hand (C-79).
  func noteEndReached() {
    guard isCustom, progress.clock != nil, interruptible == nil, alongsideProgress == nil else { return }
    environment.note(.progressReachedOne)
  }

  /// The clock that moves the container is about to run by itself; what repeats for ever has nothing to do with it (C-81).
  func noteExplicitAnimations() {
    guard isCustom, progress.clock != nil, interruptible == nil, !environment.notes.contains(.explicitAnimationReleased)
    else {
      return
    }
    let isExplicit = { (entry: AnimationEntry) in
      entry.isExplicit && entry.localEnd.isFinite
    }
    if environment.hasAnimations(in: request.containerView.layer, where: isExplicit) {
      environment.note(.explicitAnimationReleased)
    }
  }

  /// An animator that can be interrupted runs by itself (T-103).
  func noteInterruptibleAnimator() {
    if isCustom { environment.note(.interruptibleAnimatorAlone) }
  }

  /// The alongside blocks run at the end of a transition that has hardly begun (T-106).
  func noteAlongsideAtEnd() {
    if isCustom, coordinator?.hasAlongside == true, !context.wasEndedBySystem {
      environment.note(.alongsideWithoutAnimation)
    }
  }

  /// The transition is cancelled at its start, and what alongside blocks have animated goes back (P-74).
  func noteAlongsideAtStart() {
    guard progress.value == 0, let coordinator, coordinator.hasRunAlongside, coordinator.hasAlongside else { return }
    environment.note(.alongsideRestoredAtStart)
  }

  /// The transition was cancelled, and its owner is about to remove the arriving view (T-19).
  func noteArrivingView() {
    guard isCustom, request.toView?.isDescendant(of: request.containerView) == true else { return }
    environment.note(.arrivingViewLeftOnCancel)
  }
}

extension UIEnvironment {
  /// Whether an animation that has not ended moves a layer, or one inside it, and fits.
  fileprivate func hasAnimations(in container: CALayer, where fits: (AnimationEntry) -> Bool) -> Bool {
    animatedLayers.contains { layer in
      layer.entries.contains { !$0.hasEnded && fits($0) } && layer.isDescendant(of: container)
    }
  }
}
