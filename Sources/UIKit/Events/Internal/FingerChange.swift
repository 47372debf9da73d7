import QuartzCore

/// What a source of touches says of one finger at one moment.
package struct FingerChange: Sendable {
  /// Tells fingers apart while several are down.
  package var finger: Int
  /// What it does.
  package var phase: UITouch.Phase
  /// Where it is, in points of the screen.
  package var location: CGPoint
  /// What touches the screen; counts at the landing.
  package var type = UITouch.TouchType.direct
  /// How hard it presses, 0 where the source does not know.
  package var force: CGFloat = 0
  /// The radius of the place it covers, in points, 0 where the source does not know.
  package var radius: CGFloat = 0
  /// The pressed buttons of a pointer device; counts at the landing.
  package var buttons = UIEvent.ButtonMask.primary

  package init(_ finger: Int, _ phase: UITouch.Phase, at location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
