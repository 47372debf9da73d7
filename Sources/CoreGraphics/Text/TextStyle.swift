import Foundation

/// How a piece of text looks.
package struct TextStyle: Hashable, Sendable {
  /// Face, size and metrics.
  package var font: TextFont
  /// The colour of the letters; nil for that in which the layout is drawn.
  package var color: CGColor?
  /// What lies behind the letters, over the height of the font; nil for nothing.
  package var background: CGColor?
  /// Points that are added after each letter; other than 0, letters are not joined to ligatures.
  package var kern: CGFloat = 0
  /// Points by which the letters stand above the baseline.
  package var rise: CGFloat = 0
  /// The line under the letters; nil for none.
  package var underline: TextStroke?
  /// The line through the letters; nil for none.
  package var strikethrough: TextStroke?

  /// A style of a font and a colour.
  package init(font: TextFont, color: CGColor? = nil) {
    (self.font, self.color) = (font, color)
  }
}
