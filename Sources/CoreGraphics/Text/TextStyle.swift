import Foundation

/// The style of a range of text.
package struct TextStyle: Hashable, Sendable {
  /// Face, size and metrics.
  package var font: TextFont
  /// The letters' colour; nil for the layout's.
  package var color: CGColor?
  /// The background colour, over the font's height; nil for none.
  package var background: CGColor?
  /// Points added after each letter.
  package var kern: CGFloat = 0
  /// Whether ligatures are used; nil for only where the kern is zero.
  package var joinsLetters: Bool?
  /// The BCP 47 language for glyph variants; nil for that of the text's ideographs.
  package var language: String?
  /// The stroke along the letters' edges; nil for none.
  package var outline: TextOutline?
  /// The shadow of the letters and their lines; nil for none.
  package var shadow: DropShadow?
  /// The slant to the right, as a fraction of the height; negative to the left.
  package var slant: CGFloat = 0
  /// The attachment shown for each object replacement character (U+FFFC); nil draws the character.
  package var attachment: TextAttachment?
  /// The baseline offset in points.
  package var rise: CGFloat = 0
  /// The line under the letters; nil for none.
  package var underline: TextStroke?
  /// The line through the letters; nil for none.
  package var strikethrough: TextStroke?

  /// The paragraph's style, used where this is the style of its beginning; nil for the default.
  package var paragraph: TextParagraphStyle?

  /// Creates a style.
  package init(font: TextFont, color: CGColor? = nil) {
    (self.font, self.color) = (font, color)
  }
}

/// A stroke along the edges of letters.
package struct TextOutline: Hashable, Sendable {
  /// The width, as a fraction of the font's size.
  package var width: CGFloat
  /// The colour; nil for that of the letters.
  package var color: CGColor?
  /// Whether the letters are filled as well.
  package var fills: Bool

  /// Creates an outline.
  package init(width: CGFloat, color: CGColor? = nil, fills: Bool = false) {
    (self.width, self.color, self.fills) = (width, color, fills)
  }
}

/// An underline or a strikethrough.
package struct TextStroke: Hashable, Sendable {
  /// The dash pattern of a line.
  package enum Pattern: Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of dashes and gaps by turns, as multiples of the thickness (ours: Apple names none); empty for a
    /// solid line.
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
  /// The thickness, as a multiple of the standard one.
  package var weight: CGFloat = 1
  /// Whether the line is double, a thickness apart.
  package var isDouble = false
  /// The dash pattern.
  package var pattern = Pattern.solid
  /// Whether spaces are left out.
  package var isByWord = false

  /// Creates a single, solid line in the letters' colour.
  package init() {}
}

/// An image that is laid out like a letter.
package struct TextAttachment: Hashable, Sendable {
  /// The image; nil leaves its space empty.
  package var image: CGImage?
  /// The image's rectangle, in points right of the pen and above the baseline, y upwards.
  package var bounds: CGRect

  /// Creates an attachment.
  package init(image: CGImage?, bounds: CGRect) {
    (self.image, self.bounds) = (image, bounds)
  }

  /// The pen's advance.
  var advance: CGFloat { max(0, bounds.maxX) }
}

/// A range of text in one style.
package struct TextRun: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The style.
  package var style: TextStyle

  /// Creates a run.
  package init(_ text: String, _ style: TextStyle) {
    (self.text, self.style) = (text, style)
  }
}
