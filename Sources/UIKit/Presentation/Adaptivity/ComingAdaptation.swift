import QuartzCore

/// What a presentation adapts to with a change of traits that is under way.
@MainActor struct ComingAdaptation {
  let adaptation: PresentationAdaptation
  /// Where what is shown lay in the container, before the container got its new size.
  let start: CGRect
  /// The change's coordinator; nil where nothing animates.
  let coordinator: (any UIViewControllerTransitionCoordinator)?
}
