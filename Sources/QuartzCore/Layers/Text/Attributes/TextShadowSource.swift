import CoreGraphics

/// A value of another module that says what letters cast, such as `NSShadow`.
package protocol TextShadowSource {
  /// What the letters cast under the current traits; nil for nothing.
  var textShadow: TextShadow?? { get }
}
