import UIKit

/// A pinch of two fingers, together or apart (E-39, E-55).
public struct PinchDriving: DrivingGesture {
  /// `.together`, `.apart`, or both.
  public var directions: Set<InteractionDirection>
  /// The relative change of the fingers' distance for the whole transition: 1 is until they meet, or twice the
  /// distance.
  public var whole: CGFloat
  /// The rule that decides at the release whether the transition finishes.
  public var release: ReleaseRule

  /// Makes a pinch; a whole that is not above 0 counts as 1.
  public init(_ directions: Set<InteractionDirection>, whole: CGFloat = 1, release: ReleaseRule = ReleaseRule()) {
    (self.directions, self.whole, self.release) = (directions, whole.isFinite && whole > 0 ? whole : 1, release)
  }

  /// A pinch.
  public func makeRecognizer() -> UIGestureRecognizer { UIPinchGestureRecognizer() }
  /// A pinch.
  public func makeCatcher() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

  /// Whether the fingers move together or apart.
  public func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return .other }
    guard pinch.scale != 1 else { return .open }
    let direction: InteractionDirection = pinch.scale < 1 ? .together : .apart
    return directions.contains(direction) ? .direction(direction) : .other
  }

  /// The relative change of the fingers' distance divided by the whole.
  public func progress(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return 0 }
    return (direction == .apart ? pinch.scale - 1 : 1 - pinch.scale) / whole
  }

  /// The velocity of that change.
  public func speed(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return 0 }
    return (direction == .apart ? pinch.velocity : -pinch.velocity) / whole
  }
}
