import Foundation

/// How a piece of text looks.
package struct TextStyle: Hashable, Sendable {
  /// Face, size and metrics.
  package var font: TextFont
  /// The colour of the letters; nil for that in which the layout is drawn.
  package var color: CGColor?
  /// What lies behind the letters, over the height of the font; nil for nothing.
  package var background: CGColor?
  /// Points that are added after each letter.
  package var kern: CGFloat = 0
  /// Whether letters are joined to ligatures; nil where nothing is added after them.
  package var joinsLetters: Bool?
  /// The language, by BCP 47, as whose letters are drawn; nil goes by the text's ideographs.
  package var language: String?
  /// A line along the letters' edges; nil for none.
  package var outline: TextOutline?
  /// What the letters, with all that is drawn at them, cast; nil for nothing.
  package var shadow: DropShadow?
  /// How far the letters lean to the right, as a part of their height; below 0 to the left.
  package var slant: CGFloat = 0
  /// What is shown in place of each object replacement character (U+FFFC); nil where that is a letter as others.
  package var attachment: TextAttachment?
  /// Points by which the letters stand above the baseline.
  package var rise: CGFloat = 0
  /// The line under the letters; nil for none.
  package var underline: TextStroke?
  /// The line through the letters; nil for none.
  package var strikethrough: TextStroke?

  /// How the paragraph stands, where this is the style of its beginning; nil for the usual way.
  package var paragraph: TextParagraphStyle?

  /// A style of a font and a colour.
  package init(font: TextFont, color: CGColor? = nil) {
    (self.font, self.color) = (font, color)
  }
}
