/// The views of a transition that was over before its animator was: what that puts into the container afterwards, as if the transition
/// ran, belongs there only where a later change has shown it again.
@MainActor struct LateViews {
  private let views: [(view: UIView, controller: UIViewController, home: ViewHome?)]

  init(_ request: TransitionRequest) {
    let views = [(request.fromView, request.from), (request.toView, request.to)]
    self.views = views.compactMap { view, controller in
      guard let view, let controller else { return nil }
      return (view, controller, ViewHome(of: view))
    }
  }

  /// Takes out of a container what belongs elsewhere, or nowhere.
  func leave(_ container: UIView) {
    for (view, controller, home) in views where view.superview === container && !controller.belongs(in: container) {
      if let home, let superview = home.superview, controller.belongs(in: superview) {
        home.restore(view)
      } else {
        view.removeFromSuperview()
      }
    }
  }
}

extension UIViewController {
  /// Whether a view that shows the controller has its place in a container of transitions: a transition that runs there moves it, or what
  /// owns the container shows it there.
  fileprivate func belongs(in container: UIView) -> Bool {
    let isMoved = environment.drivers.contains { driver in
      let request = driver.request
      return request.containerView === container && (request.from === self || request.to === self)
    }
    if isMoved { return true }
    if let presentation = modal.isPresentedBy, presentation.container === container { return true }
    guard let parent = storedParent else { return (container as? UIWindow)?.rootViewController === self }
    var owner: UIView? = container
    while let view = owner, view.owningController == nil { owner = view.superview }
    guard owner?.owningController === parent else { return false }
    // Where an app's own container shows its children, it alone knows.
    return (parent as? any SystemContainer)?.isInPlace(self) ?? true
  }
}
