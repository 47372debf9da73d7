extension UIView {
  /// Overrides of the traits of the view and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: storedTraitState?.overrides ?? TraitValues()) }
    set {
      guard let new = newValue as? TraitOverrides, new.values != (storedTraitState?.overrides ?? TraitValues()) else {
        return
      }
      uiEnvironment.traitsVary = true
      traitState.overrides = new.values
      propagateTraits()
      (self as? UIWindow)?.adaptPresentations()
    }
  }
}

extension UIViewController {
  /// Overrides of the traits of the controller, its view and its children.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: storedTraitState?.overrides ?? TraitValues()) }
    set {
      guard let new = newValue as? TraitOverrides, new.values != (storedTraitState?.overrides ?? TraitValues()) else {
        return
      }
      environment.traitsVary = true
      traitState.overrides = new.values
      propagateTraits()
    }
  }
}
