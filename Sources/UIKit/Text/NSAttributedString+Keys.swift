import Foundation
import QuartzCore

/// What of an attributed text a `CATextLayer` draws.
extension NSAttributedString.Key {
  /// A `UIFont`; the system's at 12 points where there is none.
  public static let font = TextAttribute.font.key
  /// A `UIColor` for the letters; black where there is none.
  public static let foregroundColor = TextAttribute.foregroundColor.key
  /// A `UIColor` behind the letters.
  public static let backgroundColor = TextAttribute.backgroundColor.key
  /// Points that are added after each letter.
  public static let kern = TextAttribute.kern.key
  /// Points by which the letters stand above the baseline.
  public static let baselineOffset = TextAttribute.baselineOffset.key
  /// A number other than 0 draws a line under the letters.
  public static let underlineStyle = TextAttribute.underlineStyle.key
  /// A number other than 0 draws a line through the letters.
  public static let strikethroughStyle = TextAttribute.strikethroughStyle.key
}
