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

  /// The key in an attributed string.
  package var key: NSAttributedString.Key { NSAttributedString.Key(rawValue) }
}
