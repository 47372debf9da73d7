import CoreGraphics

/// A paragraph's style, such as UIKit's `NSParagraphStyle`.
package protocol TextParagraphSource {
  /// The style of the lines.
  var textParagraphStyle: TextParagraphStyle { get }
}
