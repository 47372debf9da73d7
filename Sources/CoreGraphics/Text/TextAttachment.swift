import Foundation

/// A picture that stands in a line as a letter does.
package struct TextAttachment: Hashable, Sendable {
  /// The picture; nil leaves its place empty.
  package var image: CGImage?
  /// Its place, in points right of the pen and above the baseline, y upwards.
  package var bounds: CGRect

  /// A picture in a place.
  package init(image: CGImage?, bounds: CGRect) {
    (self.image, self.bounds) = (image, bounds)
  }

  /// How far the pen moves on.
  var advance: CGFloat { max(0, bounds.maxX) }
}
