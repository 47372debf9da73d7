/// The views of a transition that ended before its animator did.
///
/// A view that the animator adds to the container afterwards stays there only if a later transition shows it there.
@MainActor struct OrphanedViews {
  private let views: [(view: UIView, controller: UIViewController, attachment: ViewAttachment?)]

  init(_ request: TransitionRequest) {
    let views = [(request.fromView, request.from), (request.toView, request.to)]
    self.views = views.compactMap { view, controller in
      guard let view, let controller else { return nil }
      return (view, controller, ViewAttachment(of: view))
    }
  }

  /// Removes the views from a container in which they don't belong.
  func remove(from container: UIView) {
    for (view, controller, attachment) in views where view.superview === container && !controller.belongs(in: container)
    {
      if let attachment, let superview = attachment.superview, controller.belongs(in: superview) {
        attachment.restore(view)
      } else {
        view.removeFromSuperview()
      }
    }
  }
}

extension UIViewController {
  /// Whether the controller's view belongs in a container: a transition there moves it, or the container's owner shows
  /// it.
  fileprivate func belongs(in container: UIView) -> Bool {
    if environment.drivers.contains(where: { $0.request.containerView === container && $0.request.involves(self) }) {
      return true
    }
    if let presentation = modal.isPresentedBy, presentation.container === container { return true }
    guard let parent = storedParent else { return (container as? UIWindow)?.rootViewController === self }
    guard container.nearestController === parent else { return false }
    // Only the app knows where its own container shows its children.
    return (parent as? any SystemContainer)?.isInstalled(self) ?? true
  }
}
