import Foundation
import QuartzCore

/// What of an attributed text labels and `CATextLayer` draw.
extension NSAttributedString.Key {
  /// A `UIFont`; that of the label where there is none, and in a layer the system's at 12 points.
  public static let font = TextAttribute.font.key
  /// A `UIColor` for the letters; that of the label where there is none, and in a layer black.
  public static let foregroundColor = TextAttribute.foregroundColor.key
  /// A `UIColor` behind the letters.
  public static let backgroundColor = TextAttribute.backgroundColor.key
  /// Points that are added after each letter.
  public static let kern = TextAttribute.kern.key
  /// Points that are added after each letter; where it is there, ``kern`` does not count.
  public static let tracking = TextAttribute.tracking.key
  /// 0 for no ligatures; other numbers for the usual ones, which stretches with ``kern`` or ``tracking`` else have not.
  public static let ligature = TextAttribute.ligature.key
  /// How thick a line along the letters' edges is, in percent of the font's size; letters are hollow, or filled below 0.
  public static let strokeWidth = TextAttribute.strokeWidth.key
  /// A `UIColor` for the line along the letters' edges; theirs where there is none.
  public static let strokeColor = TextAttribute.strokeColor.key
  /// The language, such as `ja` or `zh-Hant`, as whose letters are drawn; of BCP 47.
  public static let languageIdentifier = TextAttribute.languageIdentifier.key
  /// Points by which the letters stand above the baseline.
  public static let baselineOffset = TextAttribute.baselineOffset.key
  /// The number of an ``NSUnderlineStyle`` draws lines under the letters.
  public static let underlineStyle = TextAttribute.underlineStyle.key
  /// A `UIColor` for the line under the letters; theirs where there is none.
  public static let underlineColor = TextAttribute.underlineColor.key
  /// The number of an ``NSUnderlineStyle`` draws lines through the letters.
  public static let strikethroughStyle = TextAttribute.strikethroughStyle.key
  /// A `UIColor` for the line through the letters; theirs where there is none.
  public static let strikethroughColor = TextAttribute.strikethroughColor.key
  /// An ``NSShadow`` that letters, and the lines at them, cast.
  public static let shadow = TextAttribute.shadow.key
  /// How far letters lean to the right, as a part of their height; below 0 to the left.
  public static let obliqueness = TextAttribute.obliqueness.key
  /// An ``NSTextAttachment`` that is shown in place of the letter ``NSTextAttachment/character``.
  public static let attachment = TextAttribute.attachment.key
  /// An ``NSParagraphStyle``; that of a paragraph's beginning holds for all of it.
  public static let paragraphStyle = TextAttribute.paragraphStyle.key
}
