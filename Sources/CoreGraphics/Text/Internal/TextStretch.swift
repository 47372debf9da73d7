import Foundation

/// A part of a paragraph that is shaped at once, if the font has its letters.
struct TextStretch {
  /// From where to where, in bytes of the paragraph.
  var range: Range<Int>
  /// Face and size.
  let font: TextFont
  /// Points that are added after each letter.
  let kern: CGFloat
  /// Whether letters are joined to ligatures.
  let joinsLetters: Bool
  /// The language as whose letters it is drawn.
  let language: String?
  /// The bidirectional level.
  var level: UInt8 = 0
  /// What objects in it are shown as; nil where they are letters as others.
  let attachment: TextAttachment?
  /// What it is made of.
  var kind = Kind.letters

  /// What a stretch is made of.
  enum Kind {
    case letters, tab, object
  }

  /// A part in a style.
  ///
  /// - Parameter language: that of a style that names none.
  init(_ range: Range<Int>, _ style: TextStyle, language: String?) {
    (self.range, font, kern) = (range, style.font, style.kern)
    joinsLetters = style.joinsLetters ?? (style.kern == 0)
    self.language = style.language ?? language
    attachment = style.attachment
  }

  /// Whether text in another style is shaped with this one's: they may differ in colour and decoration.
  func takes(_ style: TextStyle, language: String?) -> Bool {
    let other = TextStretch(range, style, language: language)
    return other.font == font && other.kern == kern && other.joinsLetters == joinsLetters
      && other.language == self.language && other.attachment == attachment
  }

  /// The stretch's part of a range.
  func part(_ range: Range<Int>, level: UInt8, kind: Kind = .letters) -> TextStretch {
    var part = self
    (part.range, part.level, part.kind) = (range, level, kind)
    return part
  }
}
