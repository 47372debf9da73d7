import QuartzCore

/// What lies where the controller belongs (T-68).
extension UIViewController {
  /// The view that a container moves for the controller: its own, or what is presented in its place, in the current context.
  ///
  /// A container asks anew each time: a presentation may begin or end between a transition's beginning and its end.
  var viewInContainer: UIView { modal.presents?.containerReplacingPresenter ?? view }
  /// The view that lies where the controller belongs, if there is one yet.
  var viewInContainerIfLoaded: UIView? { modal.presents?.containerReplacingPresenter ?? viewIfLoaded }

  /// Lets the safe area follow from where the views are again.
  func unpinSafeAreas() {
    viewInContainerIfLoaded?.unpinSafeArea()
    if viewIfLoaded !== viewInContainerIfLoaded { viewIfLoaded?.unpinSafeArea() }
  }

  /// The controller that decides whether this one is on the screen: its parent, or the context in which it is presented; nil for a
  /// controller that covers the screen.
  var enclosingController: UIViewController? {
    storedParent ?? contextPresentation?.presenter
  }

  /// The appearance of the parent, or of the context in which the controller is presented; nil for a controller that covers the screen.
  var enclosingAppearance: AppearanceState? {
    storedParent.map(\.appearance) ?? contextPresentation?.contextAppearance
  }

  /// The presentation that shows the controller in a context; nil for none.
  private var contextPresentation: Presentation? {
    modal.isPresentedBy.flatMap { $0.liesInside ? $0 : nil }
  }

  /// The appearance of what lies where the controller belongs.
  var appearanceInContainer: AppearanceState {
    guard let presentation = modal.presents, presentation.isSettledInContext, presentation.removesPresentersView else {
      return appearance
    }
    return presentation.presented.appearanceInContainer
  }
}
