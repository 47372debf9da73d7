import Foundation

/// A part of a paragraph that is shaped as one, if the font has its letters.
struct ShapingRun {
  /// The range in bytes of the paragraph.
  var range: Range<Int>
  /// The font.
  let font: TextFont
  /// Points added after each letter.
  let kern: CGFloat
  /// Whether ligatures are used.
  let joinsLetters: Bool
  /// The language for glyph variants.
  let language: String?
  /// The bidirectional level.
  var level: UInt8 = 0
  /// The attachment of its objects; nil if they are letters.
  let attachment: TextAttachment?
  /// The kind of content.
  var kind = Kind.letters

  /// The content of a run.
  enum Kind {
    case letters, tab, object
  }

  /// Creates a run of a style.
  ///
  /// - Parameter language: the language for a style that has none.
  init(_ range: Range<Int>, _ style: TextStyle, language: String?) {
    (self.range, font, kern) = (range, style.font, style.kern)
    joinsLetters = style.joinsLetters ?? (style.kern == 0)
    self.language = style.language ?? language
    attachment = style.attachment
  }

  /// Whether text in another style is shaped with this one's: they may differ in colour and decoration.
  func takes(_ style: TextStyle, language: String?) -> Bool {
    let other = ShapingRun(range, style, language: language)
    return other.font == font && other.kern == kern && other.joinsLetters == joinsLetters
      && other.language == self.language && other.attachment == attachment
  }

  /// The run's part of a range.
  func part(_ range: Range<Int>, level: UInt8, kind: Kind = .letters) -> ShapingRun {
    var part = self
    (part.range, part.level, part.kind) = (range, level, kind)
    return part
  }
}
