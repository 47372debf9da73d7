import QuartzCore

/// A text's attribute may be a `UIColor`.
extension UIColor: TextColorSource {
  /// The colour under the current traits.
  package var textColor: CGColor { cgColor }
}
