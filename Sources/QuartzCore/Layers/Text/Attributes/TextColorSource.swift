import CoreGraphics

/// A colour of another module that a text's attribute may be, such as `UIColor`.
package protocol TextColorSource {
  /// The colour as it looks now.
  var textColor: CGColor { get }
}

extension CGColor: TextColorSource {
  /// The colour itself.
  package var textColor: CGColor { self }
}
