import QuartzCore

/// The traits that a presentation gives to the presented controller.
extension UIPresentationController {
  func setOwnTraits(_ values: TraitValues) {
    guard values != ownTraits else { return }
    ownTraits = values
    if let presentation { presentation.applyTraits() } else { propagateTraits() }
  }

  /// Notifies the presentation controller of its traits, if they have changed.
  func propagateTraits() {
    deliverTraits(traitCollection, in: presentedViewController.environment) { traitCollectionDidChange($0) }
  }
}

extension Presentation {
  /// Notifies the presentation controllers of their traits.
  func propagateTraits() {
    controller.propagateTraits()
    if effective !== controller { effective.propagateTraits() }
  }

  /// Sets the traits of the presented controller, after the presentation controllers were notified of theirs.
  func applyTraits() {
    propagateTraits()
    var values = TraitValues(userInterfaceLevel: effective.presentedLevel)
    values.override(with: controller.ownTraits)
    values.override(with: effective.ownTraits)
    set(values, for: presented)
  }

  /// Removes the traits from a controller that is not presented any more.
  func removeTraits(from presented: UIViewController) {
    set(TraitValues(), for: presented)
  }

  private func set(_ values: TraitValues, for presented: UIViewController) {
    guard values != (presented.storedTraitState?.parentOverrides ?? TraitValues()), presented.storedParent == nil else {
      return
    }
    presented.setParentOverrides(values)
  }
}
