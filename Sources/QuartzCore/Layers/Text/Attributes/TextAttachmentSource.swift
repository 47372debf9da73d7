import CoreGraphics

/// A value that stands in a line as a character does, such as UIKit's `NSTextAttachment`.
package protocol TextAttachmentSource {
  /// The present image and its geometry.
  var textAttachment: TextAttachment { get }
}
