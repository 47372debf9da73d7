/// A walk through an app has nothing to touch.
package struct NotOnScreenError: Error, CustomStringConvertible {
  /// What it looked for.
  package let what: String

  package var description: String { "\(what) is not on the screen, where the walk through the gallery touches it" }
}
