import QuartzCore

/// A system animator that adapts while it runs to a container whose size changes (P-33).
@MainActor protocol RetargetableAnimator: AnyObject {
  /// Retargets the animations to the frames that the context has for the container's new size.
  func retarget(in context: any UIViewControllerContextTransitioning)
}

extension TransitionDriver {
  /// Whether the transition runs in a container and has created its animations. Later changes of the container come
  /// from outside.
  func hasCreatedAnimations(in container: CALayer) -> Bool {
    request.containerView.layer === container && hasCreatedAnimations
  }

  /// Whether a layer is the container, or a live companion of it, and the animations have been created. Later
  /// animations of the layer and its sublayers come from outside.
  func isMovedBySurroundings(_ layer: CALayer) -> Bool {
    hasCreatedAnimations
      && (request.containerView.layer === layer || request.liveCompanionViews.contains { $0.layer === layer })
  }

  private var hasCreatedAnimations: Bool { isUnderWay && !isBeginningOrEnding && !isCreatingAnimations }

  /// Adapts the running transition to the container's new size: its frames, safe areas and the system's animator (P-33,
  /// P-35).
  func containerSizeDidChange() {
    request.containerSizeDidChange(request)
    (animator as? any RetargetableAnimator)?.retarget(in: context)
  }
}
