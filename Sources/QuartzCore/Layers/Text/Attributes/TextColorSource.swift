import CoreGraphics

/// A colour that a text attribute may have, such as UIKit's `UIColor`.
package protocol TextColorSource {
  /// The present colour.
  var textColor: CGColor { get }
}

extension CGColor: TextColorSource {
  /// The colour itself.
  package var textColor: CGColor { self }
}
