import Foundation

/// A colour of a gradient and where it is.
package struct GradientStop: Hashable, Sendable {
  /// The colour.
  package var color: CGColor
  /// Its place in 0…1.
  package var location: CGFloat

  /// A stop from its parts.
  package init(color: CGColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}
