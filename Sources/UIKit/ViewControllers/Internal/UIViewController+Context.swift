import QuartzCore

/// The views and appearance of a controller in its container or presentation context (T-68).
extension UIViewController {
  /// The view that a container moves for the controller: its own, or that of a presentation that replaces it.
  ///
  /// Because a presentation may begin or end during a transition, a container reads it again each time.
  var viewInContainer: UIView { modal.presents?.containerReplacingPresenter ?? view }
  /// The view that a container moves for the controller; nil where it is not loaded.
  var viewInContainerIfLoaded: UIView? { modal.presents?.containerReplacingPresenter ?? viewIfLoaded }

  /// Lets the views compute their safe areas from their positions again.
  func unpinSafeAreas() {
    viewInContainerIfLoaded?.unpinSafeArea()
    if viewIfLoaded !== viewInContainerIfLoaded { viewIfLoaded?.unpinSafeArea() }
  }

  /// The controller that decides whether this one is on the screen: its parent or presentation context; nil for none.
  var enclosingController: UIViewController? {
    storedParent ?? contextPresentation?.presenter
  }

  /// The appearance of the parent or presentation context; nil for a controller that covers the screen.
  var enclosingAppearance: AppearanceState? {
    storedParent.map(\.appearance) ?? contextPresentation?.contextAppearance
  }

  /// The presentation that shows the controller in a context; nil for none.
  private var contextPresentation: Presentation? {
    modal.isPresentedBy.flatMap { $0.isInNestedContext ? $0 : nil }
  }

  /// Whether a running change of the parent takes the controller off the screen.
  var isLeavingContainer: Bool {
    if (storedParent as? any SystemContainer)?.isHiding(self) ?? false { return true }
    return environment.drivers.contains {
      $0.request.presentationStyle == .none && $0.request.from === self
        && $0.visibleControllerAtEnd.map { $0 !== self } ?? false
    }
  }

  /// The running change of the parent that brings the controller onto the screen; nil for none.
  var arrivalInContainer: TransitionDriver? {
    environment.drivers.first { $0.request.presentationStyle == .none && $0.request.to === self }
  }

  /// The appearance of the controller whose view is in the container.
  var appearanceInContainer: AppearanceState {
    guard let presentation = modal.presents, presentation.followsContextAppearance, presentation.removesPresentersView
    else {
      return appearance
    }
    return presentation.presented.appearanceInContainer
  }
}
