import QuartzCore

/// Traits that a presentation gives to the controller that it shows.
extension UIPresentationController {
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
    if let presentation { presentation.applyTraits() } else { tellTraits() }
  }

  /// Tells the controller of its traits, if they are others than it knows.
  func tellTraits() {
    tell(traitCollection, in: presentedViewController.environment) { traitCollectionDidChange($0) }
  }
}

extension Presentation {
  /// Tells the presentation controllers of their traits.
  func tellTraits() {
    controller.tellTraits()
    if effective !== controller { effective.tellTraits() }
  }

  /// Gives the presented controller the traits that the presentation controllers set; these hear of theirs before it.
  func applyTraits() {
    tellTraits()
    var values = TraitValues(userInterfaceLevel: effective.presentedLevel)
    values.override(with: controller.ownTraits)
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
