import QuartzCore

/// A `UIColor` may be an attribute of a text.
extension UIColor: TextColorSource {
  /// The colour under the current traits.
  package var textColor: CGColor { cgColor }
}
