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

/// A line along the edges of letters.
package struct TextOutline: Hashable, Sendable {
  /// How thick it is, as a part of the font's size.
  package var width: CGFloat
  /// The colour; nil for that of the letters.
  package var color: CGColor?
  /// Whether the letters are filled, too.
  package var fills: Bool

  /// An outline from its parts.
  package init(width: CGFloat, color: CGColor? = nil, fills: Bool = false) {
    (self.width, self.color, self.fills) = (width, color, fills)
  }
}

/// A line under or through letters.
package struct TextStroke: Hashable, Sendable {
  /// How a line is interrupted.
  package enum Pattern: Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of strokes and gaps by turns, as multiples of the thickness; ours, since Apple names none. None for a whole line.
    var lengths: [CGFloat] {
      switch self {
      case .solid: []
      case .dot: [2, 2]
      case .dash: [6, 3]
      case .dashDot: [6, 3, 2, 3]
      case .dashDotDot: [6, 3, 2, 3, 2, 3]
      }
    }
  }

  /// The colour; nil for that of the letters.
  package var color: CGColor?
  /// How thick it is, as a multiple of the usual thickness.
  package var weight: CGFloat = 1
  /// Whether there are two, a thickness apart.
  package var isDouble = false
  /// How it is interrupted.
  package var pattern = Pattern.solid
  /// Whether it leaves out the spaces.
  package var isByWord = false

  /// A single line in the letters' colour.
  package init() {}
}

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
