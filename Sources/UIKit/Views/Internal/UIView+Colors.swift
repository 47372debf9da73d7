import QuartzCore

/// Colours that depend on traits.
extension UIView {
  /// Returns a colour resolved by the view's traits.
  func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
  }

  /// Updates colours when the appearance has changed.
  func updateColors(from previous: UITraitCollection) {
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
    if let color = storedBackground, color.isDynamic,
      backingLayer.backgroundColor == color.resolvedColor(with: previous).cgColor
    {
      backingLayer.backgroundColor = resolved(color)
    }
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// The view's traits, without a walk up the hierarchy where all traits are still the screen's initial ones.
  var effectiveTraits: UITraitCollection {
    let environment = uiEnvironment
    return environment.traitsVary ? traitCollection : environment.screen.traitCollection
  }

  /// Runs a closure with the view's traits as the current ones.
  func withCurrentTraits(_ body: () -> Void) {
    // Where all traits are still the screen's initial ones, the current ones are the same.
    guard uiEnvironment.traitsVary else { return body() }
    traitCollection.performAsCurrent(body)
  }
}
