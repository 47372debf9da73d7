import CoreGraphics

/// The attributes of a run of text; nil where they are not set.
package struct AttributeValues: Hashable {
  package var font: AttributeFont?
  package var color: CGColor?
  package var background: CGColor?
  package var kern: CGFloat = 0
  package var joinsLetters: Bool?
  package var language: String?
  package var outline: TextOutline?
  package var shadow: DropShadow?
  package var slant: CGFloat = 0
  package var attachment: TextAttachment?
  package var rise: CGFloat = 0
  package var underline: TextStroke?
  package var strikethrough: TextStroke?
  package var paragraph: TextParagraphStyle?

  /// Attributes of which none is set.
  package init() {}

  /// The style that the attributes make of a font and a colour.
  package func style(font: TextFont, color: CGColor?) -> TextStyle {
    var style = TextStyle(font: font, color: self.color ?? color)
    (style.background, style.kern, style.rise) = (background, kern, rise)
    (style.joinsLetters, style.language, style.outline) = (joinsLetters, language, outline)
    (style.underline, style.strikethrough) = (underline, strikethrough)
    (style.shadow, style.slant, style.attachment) = (shadow, slant, attachment)
    style.paragraph = paragraph
    return style
  }
}
