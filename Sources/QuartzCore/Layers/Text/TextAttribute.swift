import CoreGraphics
import Foundation

/// The attributes of a text that layers draw, by the keys that UIKit names.
package enum TextAttribute: String, CaseIterable {
  /// A `UIFont`, or a `CGFont`, which is drawn at the layer's own size.
  case font = "NSFont"
  /// The letters' colour.
  case foregroundColor = "NSColor"
  /// What lies behind the letters.
  case backgroundColor = "NSBackgroundColor"
  /// Points after each letter.
  case kern = "NSKern"
  /// Points above the baseline.
  case baselineOffset = "NSBaselineOffset"
  /// Other than 0: a line under the letters.
  case underlineStyle = "NSUnderline"
  /// Other than 0: a line through the letters.
  case strikethroughStyle = "NSStrikethrough"

  /// The key in an attributed string.
  package var key: NSAttributedString.Key { NSAttributedString.Key(rawValue) }
}
