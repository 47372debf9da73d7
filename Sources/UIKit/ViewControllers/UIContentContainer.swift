import QuartzCore

/// An object with a size in a container: a controller or a presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content; zero leaves it to the container.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the fitting size of a child's content has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called before the size changes (T-115).
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change (T-115).
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Returns the size of a child in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

/// Sends changes of size and traits from parent to child (T-115).
extension UIViewController {
  /// Sends the size that the controller will have.
  func sendSizeChange(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    environment.record(.appearance, traceName, "viewWillTransition", ["\(size.width) x \(size.height)"])
    environment.perform { viewWillTransition(to: size, with: coordinator) }
    if let presentation = modal.presents, presentation.isInNestedContext {
      environment.perform { presentation.effective.viewWillTransition(to: size, with: coordinator) }
    }
  }

  /// Sends the traits that the controller will have, with its own and its parent's overrides.
  func sendTraitChange(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = traits.overridden(by: storedTraitState)
    guard own != traitCollection else { return }
    environment.record(.appearance, traceName, "willTransition")
    environment.perform { willTransition(to: own, with: coordinator) }
    if let presentation = modal.presents, presentation.isInNestedContext {
      environment.perform { presentation.effective.willTransition(to: own, with: coordinator) }
    }
  }

  /// Sends a rotation by the methods from before `viewWillTransition(to:with:)`.
  private func sendRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
    let (old, new) = (environment.orientation.previousInterface, environment.orientation.interface)
    let duration = coordinator.transitionDuration
    willRotate(to: new, duration: duration)
    coordinator.animate { [weak self] _ in
      self?.willAnimateRotation(to: new, duration: duration)
    } completion: { [weak self] _ in
      self?.didRotate(from: old)
    }
  }

  /// Sends a size to the children, loaded or not, except those that have that size already.
  func propagateSizeChange(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if !coordinator.targetTransform.isIdentity { sendRotation(with: coordinator) }
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewInContainerIfLoaded?.bounds.size { child.sendSizeChange(childSize, with: coordinator) }
    }
  }

  /// Sends traits to the children whose traits change.
  func propagateTraitChange(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren { child.sendTraitChange(traits, with: coordinator) }
  }
}
