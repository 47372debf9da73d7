import CoreGraphics

/// A value of another module that says what letters cast, such as `NSShadow`.
package protocol TextShadowSource {
  /// What the letters cast under the current traits, clear for nothing; nil where the colour is none.
  var textShadow: DropShadow? { get }
}
