extension UIView {
  /// Traits for the view and what is inside it, over those of the surroundings.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: storedTraitState?.overrides ?? TraitValues()) }
    set {
      guard let new = newValue as? TraitOverrides, new.values != (storedTraitState?.overrides ?? TraitValues()) else {
        return
      }
      uiEnvironment.traitsVary = true
      traitState.overrides = new.values
      tellTraits()
      (self as? UIWindow)?.adaptPresentations()
    }
  }
}

extension UIViewController {
  /// Traits for the controller, its view and its children, over those of the surroundings.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: storedTraitState?.overrides ?? TraitValues()) }
    set {
      guard let new = newValue as? TraitOverrides, new.values != (storedTraitState?.overrides ?? TraitValues()) else {
        return
      }
      environment.traitsVary = true
      traitState.overrides = new.values
      tellTraits()
    }
  }
}
