import QuartzCore

/// The state of one finger at one moment, from a source of touches.
package struct TouchChange: Sendable {
  /// The number that tells fingers apart.
  package var finger: Int
  /// The phase of the touch.
  package var phase: UITouch.Phase
  /// The location, in points of the screen.
  package var location: CGPoint
  /// The type of the touch; read at its landing.
  package var type = UITouch.TouchType.direct
  /// The force; 0 where the source does not know it.
  package var force: CGFloat = 0
  /// The radius of the contact, in points; 0 where the source does not know it.
  package var radius: CGFloat = 0
  /// The pressed buttons of a pointer device; read at its landing.
  package var buttons = UIEvent.ButtonMask.primary

  package init(_ finger: Int, _ phase: UITouch.Phase, at location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
