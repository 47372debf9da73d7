import UIKit

/// Two fingers that come closer, or move apart (E-39, E-55).
public struct PinchDriving: DrivingGesture {
  /// `.together`, `.apart`, or both.
  public var directions: Set<InteractionDirection>
  /// By how much the fingers' distance changes for the whole transition, as a part of what it was: 1 is until they meet, or twice as far.
  public var whole: CGFloat
  /// What becomes of the transition when the fingers let go.
  public var release: ReleaseRule

  /// A pinch from its parts; a whole that is not above 0 counts as 1.
  public init(_ directions: Set<InteractionDirection>, whole: CGFloat = 1, release: ReleaseRule = ReleaseRule()) {
    (self.directions, self.whole, self.release) = (directions, whole.isFinite && whole > 0 ? whole : 1, release)
  }

  /// A pinch.
  public func makeRecognizer() -> UIGestureRecognizer { UIPinchGestureRecognizer() }
  /// A pinch.
  public func makeCatcher() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

  /// Whether the fingers come closer or move apart.
  public func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return .other }
    guard pinch.scale != 1 else { return .open }
    let direction: InteractionDirection = pinch.scale < 1 ? .together : .apart
    return directions.contains(direction) ? .direction(direction) : .other
  }

  /// The change of the fingers' distance by the whole.
  public func progress(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return 0 }
    return (direction == .apart ? pinch.scale - 1 : 1 - pinch.scale) / whole
  }

  /// The speed of that change.
  public func speed(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return 0 }
    return (direction == .apart ? pinch.velocity : -pinch.velocity) / whole
  }
}
