import QuartzCore

/// An adaptation that is prepared for a running change of traits.
@MainActor struct PendingAdaptation {
  let adaptation: PresentationAdaptation
  /// The frame of the presented view in the container, before the container's size changed.
  let start: CGRect
  /// The coordinator of the change; nil for a change without animation.
  let coordinator: (any UIViewControllerTransitionCoordinator)?
}
