import QuartzCore

extension UITraitCollection {
  /// Returns the collection with the overrides of a parent and of the owner.
  @MainActor func overridden(by state: TraitState?) -> UITraitCollection {
    guard let state, !(state.overrides.isEmpty && state.parentOverrides.isEmpty) else { return self }
    var values = values
    values.override(with: state.parentOverrides)
    values.override(with: state.overrides)
    return UITraitCollection(values)
  }
}

extension UIView {
  /// The traits of the superview.
  var inheritedTraits: UITraitCollection {
    owningController?.traitCollection ?? storedSuperview?.traitCollection ?? uiEnvironment.screen.traitCollection
  }

  /// Notifies the view and everything inside of its traits, from the outside in; a controller before its view.
  func propagateTraits() {
    if let owningController { return owningController.propagateTraits() }
    propagateTraitsInside(uiEnvironment)
  }

  fileprivate func propagateTraitsInside(_ environment: UIEnvironment) {
    deliverTraits(traitCollection, in: environment) {
      updateColors(from: $0)
      for constraint in constraints { constraint.followLayoutDirection() }
      if environment.appearances.dependOnTraits, window != nil { takeAppearances(from: environment.appearances) }
      traitCollectionDidChange($0)
    }
    if isWindow, let root = (self as? UIWindow)?.rootViewController {
      for presentation in root.presentationsInside { presentation.propagateTraits() }
    }
    for subview in storedSubviews { subview.propagateTraits() }
  }
}

extension UIViewController {
  /// The traits of the view's superview, else of the parent, else of the screen.
  var inheritedTraits: UITraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? environment.screen.traitCollection
  }

  /// Sets the parent's overrides of the child's traits.
  func setParentOverrides(_ values: TraitValues) {
    environment.traitsVary = true
    traitState.parentOverrides = values
    propagateTraits()
  }

  /// Sets a parent's overrides of the child's traits; those of another controller are ignored.
  func setOverrides(_ collection: UITraitCollection?, by parent: UIViewController) {
    if storedParent === parent { setParentOverrides(collection?.values ?? TraitValues()) }
  }

  /// Returns a parent's overrides; nil for none, and for another controller.
  func overrides(by parent: UIViewController) -> UITraitCollection? {
    guard storedParent === parent, let values = storedTraitState?.parentOverrides, !values.isEmpty else { return nil }
    return UITraitCollection(values)
  }

  /// Notifies the controller, its view and its children, also those whose views are elsewhere.
  func propagateTraits() {
    deliverTraits(traitCollection, in: environment) { previous in
      // The level changes with each sheet, so an event for it would add nothing to the trace.
      if previous.values.differApartFromLevel(from: traitCollection.values) {
        environment.record(.appearance, traceName, "traitCollectionDidChange")
      }
      traitCollectionDidChange(previous)
    }
    viewIfLoaded?.propagateTraitsInside(environment)
    for child in storedChildren {
      let childView = child.viewIfLoaded
      if let childView, let view = viewIfLoaded, childView.isDescendant(of: view) { continue }
      child.propagateTraits()
    }
  }
}
