import Foundation
import QuartzCore

/// The attributes that labels and `CATextLayer` draw.
extension NSAttributedString.Key {
  /// A `UIFont`; by default the label's, and in a layer the system's at 12 points.
  public static let font = TextAttribute.font.key
  /// A `UIColor` of the glyphs; by default the label's, and in a layer black.
  public static let foregroundColor = TextAttribute.foregroundColor.key
  /// A `UIColor` behind the glyphs.
  public static let backgroundColor = TextAttribute.backgroundColor.key
  /// The points that are added after each character.
  public static let kern = TextAttribute.kern.key
  /// The points that are added after each character; it replaces ``kern``.
  public static let tracking = TextAttribute.tracking.key
  /// 0 for no ligatures; otherwise the font's usual ones, which runs with ``kern`` or ``tracking`` do not have.
  public static let ligature = TextAttribute.ligature.key
  /// The width of the glyphs' outline, in percent of the font size; positive values draw the outline only, negative
  /// ones fill the glyphs too.
  public static let strokeWidth = TextAttribute.strokeWidth.key
  /// A `UIColor` of the outline; by default the glyphs' colour.
  public static let strokeColor = TextAttribute.strokeColor.key
  /// The language of the glyphs' forms, such as `ja` or `zh-Hant` (BCP 47).
  public static let languageIdentifier = TextAttribute.languageIdentifier.key
  /// The offset above the baseline, in points.
  public static let baselineOffset = TextAttribute.baselineOffset.key
  /// The raw value of an ``NSUnderlineStyle`` of lines under the glyphs.
  public static let underlineStyle = TextAttribute.underlineStyle.key
  /// A `UIColor` of the underline; by default the glyphs' colour.
  public static let underlineColor = TextAttribute.underlineColor.key
  /// The raw value of an ``NSUnderlineStyle`` of lines through the glyphs.
  public static let strikethroughStyle = TextAttribute.strikethroughStyle.key
  /// A `UIColor` of the strikethrough; by default the glyphs' colour.
  public static let strikethroughColor = TextAttribute.strikethroughColor.key
  /// An ``NSShadow`` of the glyphs and their lines.
  public static let shadow = TextAttribute.shadow.key
  /// The skew of the glyphs to the right, as a fraction of their height; negative to the left.
  public static let obliqueness = TextAttribute.obliqueness.key
  /// An ``NSTextAttachment`` that is shown in place of the character ``NSTextAttachment/character``.
  public static let attachment = TextAttribute.attachment.key
  /// A `URL` or a string; such text looks like other text.
  public static let link = NSAttributedString.Key("NSLink")
  /// Directions that override those of the characters; not drawn.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An effect such as letterpress; not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The logarithm of the factor by which glyphs are wider; not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// 1 for vertical text; not drawn.
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
  /// An ``NSParagraphStyle``; that of a paragraph's first character holds for all of it.
  public static let paragraphStyle = TextAttribute.paragraphStyle.key
}

/// Lines under or through glyphs; attributes take the raw value.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Apple's number.
  public let rawValue: Int

  /// Creates a style from a number; a diagnostic names unknown bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// One line of double width.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Dots, combined with a kind of line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes, combined with a kind of line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Alternating dashes and dots, combined with a kind of line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots, combined with a kind of line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Words only, without spaces, combined with a kind of line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The attributes that VoiceOver reads aloud by; nothing draws them.
extension NSAttributedString.Key {
  /// A Boolean: whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is spoken, such as `de-DE`.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, from 0 to 2.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// A Boolean: whether an announcement waits for the one before it.
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The sounds of the text in the international phonetic alphabet.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean: whether each letter is spoken.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6; 0 for none.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// Names of attributes that an app has for its text.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
