import Foundation

/// How a piece of text looks.
package struct TextStyle: Hashable, Sendable {
  /// Face, size and metrics.
  package var font: TextFont
  /// The colour of the letters and of the lines at them.
  package var color: CGColor
  /// What lies behind the letters, over the height of the font; nil for nothing.
  package var background: CGColor?
  /// Points that are added after each letter.
  package var kern: CGFloat = 0
  /// Points by which the letters stand above the baseline.
  package var rise: CGFloat = 0
  /// Whether a line lies under the letters.
  package var isUnderlined = false
  /// Whether a line goes through the letters.
  package var isStruckThrough = false

  /// A style of a font and a colour.
  package init(font: TextFont, color: CGColor) {
    (self.font, self.color) = (font, color)
  }
}
