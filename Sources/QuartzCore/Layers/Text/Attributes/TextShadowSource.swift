import CoreGraphics

/// A shadow of text, such as UIKit's `NSShadow`.
package protocol TextShadowSource {
  /// The shadow under the current traits, clear for none; nil for an invalid colour.
  var textShadow: DropShadow? { get }
}
