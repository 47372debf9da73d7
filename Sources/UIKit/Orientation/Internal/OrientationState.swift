import QuartzCore

/// How the screen stands, how the device is held, and what waits for the running change of size.
package struct OrientationState {
  /// How the device is held.
  package var device = UIInterfaceOrientation.portrait
  /// How the screen stands.
  package var interface = UIInterfaceOrientation.portrait
  /// Whether a change of size runs.
  var isChanging = false
  /// The screen that was asked for meanwhile.
  var next: (configuration: UIScreen.Configuration, isAnimated: Bool)?
  /// How the screen was asked to stand meanwhile.
  var goal: UIInterfaceOrientation?
  /// Whether the device was turned meanwhile.
  var mayTurnNext = false
}
