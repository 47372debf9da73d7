import CoreGraphics
import Foundation

/// The attributes of a text that layers and labels draw, by the keys that UIKit names.
package enum TextAttribute: String, CaseIterable {
  /// A `UIFont`, or a `CGFont`, which is drawn at the size of the layer or label.
  case font = "NSFont"
  /// The letters' colour.
  case foregroundColor = "NSColor"
  /// What lies behind the letters.
  case backgroundColor = "NSBackgroundColor"
  /// Points after each letter.
  case kern = "NSKern"
  /// Points after each letter, in place of `kern`.
  case tracking = "CTTracking"
  /// 0 for no ligatures, else those that are usual.
  case ligature = "NSLigature"
  /// A line along the letters' edges, in percent of the font's size; below 0 letters are filled, too.
  case strokeWidth = "NSStrokeWidth"
  /// That line's colour.
  case strokeColor = "NSStrokeColor"
  /// The language as whose letters are drawn, by BCP 47.
  case languageIdentifier = "NSLanguage"
  /// Points above the baseline.
  case baselineOffset = "NSBaselineOffset"
  /// The line under the letters, by the numbers of `NSUnderlineStyle`.
  case underlineStyle = "NSUnderline"
  /// That line's colour.
  case underlineColor = "NSUnderlineColor"
  /// The line through the letters, by the numbers of `NSUnderlineStyle`.
  case strikethroughStyle = "NSStrikethrough"
  /// That line's colour.
  case strikethroughColor = "NSStrikethroughColor"
  /// An `NSShadow`.
  case shadow = "NSShadow"
  /// How far letters lean.
  case obliqueness = "NSObliqueness"
  /// An `NSTextAttachment`, shown in place of U+FFFC.
  case attachment = "NSAttachment"
  /// An `NSParagraphStyle`.
  case paragraphStyle = "NSParagraphStyle"

  /// The key in an attributed string.
  package var key: NSAttributedString.Key { NSAttributedString.Key(rawValue) }
}
