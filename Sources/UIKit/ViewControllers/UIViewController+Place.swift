import QuartzCore

/// What lies where the controller belongs (T-68).
extension UIViewController {
  /// The view that a container moves for the controller: its own, or what is presented in its place, in the current context.
  ///
  /// A container asks anew each time: a presentation may begin or end between a transition's beginning and its end.
  var viewInPlace: UIView { modal.presents?.containerInPlace ?? view }
  /// The view that lies where the controller belongs, if there is one yet.
  var viewInPlaceIfLoaded: UIView? { modal.presents?.containerInPlace ?? viewIfLoaded }

  /// Lets the safe area follow from where the views are again.
  func unpinSafeAreas() {
    viewInPlaceIfLoaded?.unpinSafeArea()
    if viewIfLoaded !== viewInPlaceIfLoaded { viewIfLoaded?.unpinSafeArea() }
  }

  /// Who decides whether the controller is on the screen: its parent, or the context, within another controller, in which it is
  /// presented; nil for what covers the screen.
  var surroundings: UIViewController? {
    if let storedParent { return storedParent }
    guard let presentation = modal.isPresentedBy, presentation.liesInside else { return nil }
    return presentation.presenter
  }

  /// The appearance of what the controller lies in: of its parent, or of the context in which it is presented; nil for what covers the
  /// screen.
  var surroundingAppearance: AppearanceState? {
    if let storedParent { return storedParent.appearance }
    guard let presentation = modal.isPresentedBy, presentation.liesInside else { return nil }
    return presentation.contextAppearance
  }

  /// The appearance of what lies where the controller belongs.
  var appearanceInPlace: AppearanceState {
    guard let over = modal.presents, over.isSettledInContext, over.removesPresentersView else { return appearance }
    return over.presented.appearanceInPlace
  }
}
