import CoreGraphics
import Foundation

/// The text attributes that layers and labels draw, by UIKit's keys.
package enum TextAttribute: String, CaseIterable {
  /// A `UIFont`, or a `CGFont`, which gets the size of the layer or label.
  case font = "NSFont"
  /// The text's colour.
  case foregroundColor = "NSColor"
  /// The background colour of the run.
  case backgroundColor = "NSBackgroundColor"
  /// Points after each character.
  case kern = "NSKern"
  /// Points after each character, in place of `kern`.
  case tracking = "CTTracking"
  /// 0 for no ligatures, else the default ones.
  case ligature = "NSLigature"
  /// The width of the outline, in percent of the font's size; negative widths also fill.
  case strokeWidth = "NSStrokeWidth"
  /// That line's colour.
  case strokeColor = "NSStrokeColor"
  /// The language for the choice of glyphs, by BCP 47.
  case languageIdentifier = "NSLanguage"
  /// The offset above the baseline, in points.
  case baselineOffset = "NSBaselineOffset"
  /// The underline, by the numbers of `NSUnderlineStyle`.
  case underlineStyle = "NSUnderline"
  /// That line's colour.
  case underlineColor = "NSUnderlineColor"
  /// The strikethrough, by the numbers of `NSUnderlineStyle`.
  case strikethroughStyle = "NSStrikethrough"
  /// That line's colour.
  case strikethroughColor = "NSStrikethroughColor"
  /// An `NSShadow`.
  case shadow = "NSShadow"
  /// The skew of the characters.
  case obliqueness = "NSObliqueness"
  /// An `NSTextAttachment`, shown in place of U+FFFC.
  case attachment = "NSAttachment"
  /// An `NSParagraphStyle`.
  case paragraphStyle = "NSParagraphStyle"

  /// The key in an attributed string.
  package var key: NSAttributedString.Key { NSAttributedString.Key(rawValue) }
}

/// A font in which text can be drawn, such as UIKit's `UIFont`.
package protocol TextFontSource {
  /// The same face at another size, in points; nil if it is not installed.
  func textFont(size: CGFloat) -> TextFont?
  /// The font as a text attribute.
  var attributeFont: AttributeFont { get }
}

extension CGFont: TextFontSource {
  /// The face at a size.
  package func textFont(size: CGFloat) -> TextFont? {
    TextFont(face: face, size: size)
  }

  /// A face of any size.
  package var attributeFont: AttributeFont { .face(face) }
}

/// A colour that a text attribute may have, such as UIKit's `UIColor`.
package protocol TextColorSource {
  /// The present colour.
  var textColor: CGColor { get }
}

extension CGColor: TextColorSource {
  /// The colour itself.
  package var textColor: CGColor { self }
}

/// A paragraph's style, such as UIKit's `NSParagraphStyle`.
package protocol TextParagraphSource {
  /// The style of the lines.
  var textParagraphStyle: TextParagraphStyle { get }
  /// The names of values that ask for what is not drawn.
  var unsupportedParagraphNames: [String] { get }
}

/// A shadow of text, such as UIKit's `NSShadow`.
package protocol TextShadowSource {
  /// The shadow under the current traits, clear for none; nil for an invalid colour.
  var textShadow: DropShadow? { get }
}

/// A value that stands in a line as a character does, such as UIKit's `NSTextAttachment`.
package protocol TextAttachmentSource {
  /// The present image and its geometry.
  var textAttachment: TextAttachment { get }
}
