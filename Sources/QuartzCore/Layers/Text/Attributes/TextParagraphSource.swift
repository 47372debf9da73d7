import CoreGraphics

/// A value of another module that says how a paragraph stands, such as `NSParagraphStyle`.
package protocol TextParagraphSource {
  /// How the lines stand.
  var textParagraphStyle: TextParagraphStyle { get }
}
