import QuartzCore

/// Fidelity notes of a transition, and its names in diagnostics. The system's own animators cause no notes.
extension TransitionDriver {
  /// Whether an animation runs inside the container.
  var hasRunningAnimations: Bool {
    environment.runningAnimations.contains { $0.layer.isDescendant(of: request.containerView.layer) }
  }

  /// The animator's class, for diagnostics.
  var animatorName: String {
    animator.map { String(describing: type(of: $0)) } ?? "Nobody"
  }

  /// Whether the animator is the app's own.
  var hasCustomAnimator: Bool { animator != nil && animator !== request.defaultAnimator }

  /// Notes what scrubbing changes of the animations that the animator has created (C-76, C-81).
  func note(_ recording: AnimationRecording) {
    if hasCustomAnimator { environment.note(recording) }
  }

  /// Notes that animations added to the container before the animator starts are scrubbed too (P-16).
  func noteEarlierAnimations() {
    guard hasCustomAnimator, !environment.notes.contains(.earlierAnimationScrubbed) else { return }
    if environment.hasAnimations(in: request.containerView.layer, where: { $0.begin == nil }) {
      environment.note(.earlierAnimationScrubbed)
    }
  }

  /// Notes that easing curves become straight lines, because a transition that began non-interactively is paused
  /// (C-76).
  func noteEasedAnimations() {
    guard hasCustomAnimator, !environment.notes.contains(.easedAnimationScrubbed) else { return }
    let isEased = { (entry: AnimationEntry) in
      entry.isViewAnimation && entry.animation.timingFunction?.curve.isLinear == false
    }
    if environment.hasAnimations(in: request.containerView.layer, where: isEased) {
      environment.note(.easedAnimationScrubbed)
    }
  }

  /// Notes that the interaction has moved the container's clock to the end (C-79).
  func noteEndReached() {
    guard hasCustomAnimator, progress.clock != nil, interruptible == nil, alongsideProgress == nil else { return }
    environment.note(.progressReachedOne)
  }

  /// Notes explicit animations when the container's clock is about to run after a release. Those that repeat for ever
  /// do not count (C-81).
  func noteExplicitAnimations() {
    guard hasCustomAnimator, progress.clock != nil, interruptible == nil,
      !environment.notes.contains(.explicitAnimationReleased)
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

  /// Notes that an interruptible animator runs by itself (T-103).
  func noteInterruptibleAnimator() {
    if hasCustomAnimator { environment.note(.interruptibleAnimatorAlone) }
  }

  /// Notes that the alongside blocks run at the end, because the animator completed at once (T-106).
  func noteAlongsideAtEnd() {
    if hasCustomAnimator, coordinator?.hasAlongside == true, !context.wasEndedBySystem {
      environment.note(.alongsideWithoutAnimation)
    }
  }

  /// Notes that a transition is cancelled at its start, and its alongside animations are restored (P-74).
  func noteAlongsideAtStart() {
    guard progress.value == 0, let coordinator, coordinator.hasRunAlongside, coordinator.hasAlongside else { return }
    environment.note(.alongsideRestoredAtStart)
  }

  /// Notes that the transition was cancelled and its owner is about to remove the arriving view (T-19).
  func noteArrivingView() {
    guard hasCustomAnimator, request.toView?.isDescendant(of: request.containerView) == true else { return }
    environment.note(.arrivingViewLeftOnCancel)
  }

  // MARK: Hints

  /// Reports an animator that sets a frame under a transform (P-34).
  func reportFrameUnderTransform(of view: UIView) {
    reportOnce(.frameUnderTransform(view: view.debugName, transition: name))
  }

  /// Reports a completion that starts another animation in an interactive transition (P-14).
  func reportChainedAnimation(on layer: CALayer) {
    guard hasBeenInteractive, isUnderWay, layer.isDescendant(of: request.containerView.layer) else { return }
    reportOnce(.chainedAnimation(transition: name))
  }

  private func reportOnce(_ hint: Diagnostic) {
    if reportedHints.insert(hint.identifier).inserted { environment.report(hint) }
  }
}

extension UIEnvironment {
  /// Whether a layer in a subtree has an animation that has not ended and meets a condition.
  fileprivate func hasAnimations(in container: CALayer, where fits: (AnimationEntry) -> Bool) -> Bool {
    animatedLayers.contains { layer in
      layer.entries.contains { !$0.hasEnded && fits($0) } && layer.isDescendant(of: container)
    }
  }
}
