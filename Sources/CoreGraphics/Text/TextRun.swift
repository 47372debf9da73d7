/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
  /// The text.
  package var text: String
  /// How it looks.
  package var style: TextStyle

  /// A run of a text in a style.
  package init(_ text: String, _ style: TextStyle) {
    (self.text, self.style) = (text, style)
  }
}
