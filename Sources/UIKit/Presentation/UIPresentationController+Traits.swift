import QuartzCore

/// Traits that a presentation gives to the controller that it shows.
extension UIPresentationController {
  /// The traits of the presentation: those of the window with what is set here.
  public var traitCollection: UITraitCollection {
    var values = roomTraits.values
    values.override(with: ownTraits)
    return UITraitCollection(values)
  }

  /// Traits for the presented controller and everything inside, over those of the window; they hold while it is presented.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: ownTraits) }
    set { setOwnTraits((newValue as? TraitOverrides)?.values ?? TraitValues()) }
  }

  /// The same as a collection; nil for none. ``traitOverrides`` has taken its place on Apple's.
  public var overrideTraitCollection: UITraitCollection? {
    get { ownTraits.isEmpty ? nil : UITraitCollection(ownTraits) }
    set { setOwnTraits(newValue?.values ?? TraitValues()) }
  }

  private func setOwnTraits(_ values: TraitValues) {
    guard values != ownTraits else { return }
    ownTraits = values
    presentation?.applyTraits()
  }
}

extension Presentation {
  /// Gives the presented controller the traits that the presentation controllers set.
  func applyTraits() {
    var values = controller.ownTraits
    values.override(with: effective.ownTraits)
    set(values, for: presented)
  }

  /// Takes them back from a controller that is presented no more.
  func takeTraitsBack(from presented: UIViewController) {
    set(TraitValues(), for: presented)
  }

  private func set(_ values: TraitValues, for presented: UIViewController) {
    guard values != (presented.storedTraitState?.parentOverrides ?? TraitValues()), presented.storedParent == nil else {
      return
    }
    presented.setParentOverrides(values)
  }
}
