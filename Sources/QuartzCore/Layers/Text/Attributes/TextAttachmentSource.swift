import CoreGraphics

/// A value of another module that stands in a line as a letter does, such as `NSTextAttachment`.
package protocol TextAttachmentSource {
  /// The picture and its place as they are now.
  var textAttachment: TextAttachment { get }
}
