import UIKit

/// The views in the window must be those of the controllers that should be visible, one in each container.
extension FuzzWorld {
  /// Checks that every controller's view in the window is of one that should be visible.
  func checkViews(_ expected: [UIViewController]) {
    func visit(_ view: UIView) {
      if let owner = view.owningController, !expected.contains(where: { $0 === owner }) {
        complain("the view of \(owner.name) is left on the screen")
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(stage.window)
  }

  /// Checks that each container has the view of its visible child, and no other.
  func checkContainers() {
    let containers = presentationContainers
    for controller in allControllers {
      guard controller.viewIfLoaded?.window != nil else { continue }
      // Each column of a split view controller has its own container.
      for shown in shownChildren(of: controller) { check(shown, in: controller, containers) }
    }
    checkPresentationContainers(containers)
  }

  private func check(_ shown: UIViewController, in controller: UIViewController, _ containers: [UIView]) {
    guard let view = placedView(of: shown), let container = view.superview else { return }
    let inside = container.subviews.filter { other in
      // Containers of the app add their child to the view in which a context's presentation lies.
      let isOnContext = container === controller.viewIfLoaded && containers.contains { $0 === other }
      // A column has a separator line.
      let isHairline = controller is UISplitViewController && other.owningController == nil
      return other === view || !isLeftOnPurpose(other) && !isOnContext && !isHairline
    }
    if inside.count != 1 {
      complain("\(inside.count) views in the container of \(controller.name): \(inside.map(\.debugName))")
    }
  }

  /// Returns the view at a controller's position in the hierarchy: its own, or the container of a presentation in its
  /// context.
  private func placedView(of controller: UIViewController) -> UIView? {
    if let own = controller.viewIfLoaded, own.window != nil { return own }
    return ownPresented(controller)?.presentationController?.containerInUse
  }

  /// The containers of all presentations.
  private var presentationContainers: [UIView] {
    allControllers.compactMap { isOwnPresented($0) ? $0.presentationController?.containerInUse : nil }
  }

  /// Checks that the window has the root's view and a container for each presentation, and each container only the
  /// views of its presentation.
  private func checkPresentationContainers(_ containers: [UIView]) {
    for view in stage.window.subviews where !isLeftOnPurpose(view) {
      let isKnown = view === stage.window.rootViewController?.viewIfLoaded || containers.contains { $0 === view }
      if !isKnown { complain("\(view.debugName) is left in the window") }
    }
    for presented in allControllers where isOwnPresented(presented) {
      guard let controller = presented.presentationController, let container = controller.containerInUse,
        container.window != nil
      else { continue }
      let worker = controller.controllerInUse
      // They dim the screen behind.
      let isDimmed =
        worker is FuzzPresentationController || worker is UISheetPresentationController
        || presented is UIAlertController
      let isCovered = ownPresented(presented)?.presentationController?.coversPresenter == true
      let isInContext = ownPresented(presented)?.presentationController?.containerInUse?.superview === container
      // A sheet's card stays where its content is removed.
      let stays = !isCovered || isInContext || worker.presentedView?.superview === container
      let count = container.subviews.filter { !isLeftOnPurpose($0) }.count
      if count != (isDimmed ? 1 : 0) + (stays ? 1 : 0) {
        complain("\(count) views in the presentation of \(presented.name): \(container.subviews.map(\.debugName))")
      }
    }
  }
}
