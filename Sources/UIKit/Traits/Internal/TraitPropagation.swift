import QuartzCore

extension UITraitCollection {
  /// The collection with what a parent and the owner itself set over it.
  @MainActor func overridden(by state: TraitState?) -> UITraitCollection {
    guard let state, !(state.overrides.isEmpty && state.parentOverrides.isEmpty) else { return self }
    var values = values
    values.override(with: state.parentOverrides)
    values.override(with: state.overrides)
    return UITraitCollection(values)
  }
}

extension UIView {
  /// The traits of the surroundings.
  var inheritedTraits: UITraitCollection {
    owningController?.traitCollection ?? storedSuperview?.traitCollection ?? uiEnvironment.screen.traitCollection
  }

  /// Tells the view and everything inside, from the outside in; a controller hears before its view.
  func tellTraits() {
    if let owningController { return owningController.tellTraits() }
    tellTraitsInside(uiEnvironment)
  }

  fileprivate func tellTraitsInside(_ environment: UIEnvironment) {
    tell(traitCollection, in: environment) {
      followAppearance(from: $0)
      traitCollectionDidChange($0)
    }
    if isWindow, let root = (self as? UIWindow)?.rootViewController {
      for presentation in root.presentationsInside { presentation.tellTraits() }
    }
    for subview in storedSubviews { subview.tellTraits() }
  }
}

extension UIViewController {
  /// The traits of the surroundings: of the view's superview, else of the parent, else of the screen.
  var inheritedTraits: UITraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? environment.screen.traitCollection
  }

  /// Sets what the parent wants of the child's traits.
  func setParentOverrides(_ values: TraitValues) {
    environment.traitsVary = true
    traitState.parentOverrides = values
    tellTraits()
  }

  /// Sets what a parent wants of the child's traits; another controller has no say.
  func setOverrides(_ collection: UITraitCollection?, by parent: UIViewController) {
    if storedParent === parent { setParentOverrides(collection?.values ?? TraitValues()) }
  }

  /// What a parent has set; nil for nothing, and for another controller.
  func overrides(by parent: UIViewController) -> UITraitCollection? {
    guard storedParent === parent, let values = storedTraitState?.parentOverrides, !values.isEmpty else { return nil }
    return UITraitCollection(values)
  }

  /// Tells the controller, its view, and its children, those too whose views are elsewhere.
  func tellTraits() {
    tell(traitCollection, in: environment) { previous in
      // A level comes and goes with each sheet, by itself: the trace would say nothing new.
      if previous.values.differApartFromLevel(from: traitCollection.values) {
        environment.record(.appearance, traceName, "traitCollectionDidChange")
      }
      traitCollectionDidChange(previous)
    }
    viewIfLoaded?.tellTraitsInside(environment)
    for child in storedChildren {
      let childView = child.viewIfLoaded
      if let childView, let view = viewIfLoaded, childView.isDescendant(of: view) { continue }
      child.tellTraits()
    }
  }
}
