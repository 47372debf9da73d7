import QuartzCore

extension UIResponder {
  /// Returns the first responder from this one on whose class has a selector's method; nil where there is none.
  func responder(to action: Selector) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder, !action.fits(current) { responder = current.next }
    return responder
  }
}
