import QuartzCore

/// Colours that depend on traits.
extension UIView {
  /// A colour as the view's traits show it.
  func shown(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
  }

  /// Shows colours anew where the appearance is another than it was.
  func followAppearance(from previous: UITraitCollection) {
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
    if let color = storedBackground, color.isDynamic,
      layer.backgroundColor == color.resolvedColor(with: previous).cgColor
    {
      layer.backgroundColor = shown(color)
    }
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// The view's traits, without a look at what it lies in where all traits are those of the screen at the start.
  var presentTraits: UITraitCollection {
    let environment = uiEnvironment
    return environment.traitsVary ? traitCollection : environment.screen.traitCollection
  }

  /// Runs a body in which the view's traits are the current ones.
  func withCurrentTraits(_ body: () -> Void) {
    // Where all traits are those of the screen at the start, the current ones are as good.
    guard uiEnvironment.traitsVary else { return body() }
    traitCollection.performAsCurrent(body)
  }
}
