import QuartzCore

/// A system animator that goes on in the container's new measures where that is resized meanwhile (P-33).
@MainActor protocol SizeFollowing: AnyObject {
  /// The container has another size, and the context the frames of it.
  func follow(_ context: any UIViewControllerContextTransitioning)
}

extension TransitionDriver {
  /// Whether the transition runs in a container, and its animations have been made: what changes the container from now on comes from
  /// outside.
  func hasMadeAnimations(in container: CALayer) -> Bool {
    request.containerView.layer === container && hasMadeAnimations
  }

  /// Whether a layer is the container, or lives beside it on its clock, and the animations have been made: what moves it from now on comes
  /// from outside, with all that lies in it.
  func isMovedFromOutside(_ layer: CALayer) -> Bool {
    hasMadeAnimations
      && (request.containerView.layer === layer || request.liveCompanionViews.contains { $0.layer === layer })
  }

  private var hasMadeAnimations: Bool { isUnderWay && !isBeginningOrEnding && !isMakingAnimations }

  /// The container got another size while the transition runs: frames and safe areas are those of the new one, and the system's
  /// animator goes on in them (P-33, P-35).
  func followSizeChange() {
    request.followSizeChange(request)
    (animator as? any SizeFollowing)?.follow(context)
  }
}
