import UIKit

/// A rotation of two fingers.
public struct RotationDriving: DrivingGesture {
  /// `.clockwise`, `.counterclockwise`, or both.
  public var directions: Set<InteractionDirection>
  /// The angle of the whole transition, in radians.
  public var whole: CGFloat
  /// The rule that decides at the release whether the transition finishes.
  public var release: ReleaseRule

  /// Makes a rotation; a whole that is not above 0 counts as a quarter turn.
  public init(_ directions: Set<InteractionDirection>, whole: CGFloat = .pi / 2, release: ReleaseRule = ReleaseRule()) {
    (self.directions, self.whole, self.release) = (directions, whole.isFinite && whole > 0 ? whole : .pi / 2, release)
  }

  /// A rotation.
  public func makeRecognizer() -> UIGestureRecognizer { UIRotationGestureRecognizer() }
  /// A rotation.
  public func makeCatcher() -> UIGestureRecognizer { UIRotationGestureRecognizer() }

  /// The direction of the rotation.
  public func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent {
    guard let turn = recognizer as? UIRotationGestureRecognizer else { return .other }
    guard turn.rotation != 0 else { return .open }
    let direction: InteractionDirection = turn.rotation > 0 ? .clockwise : .counterclockwise
    return directions.contains(direction) ? .direction(direction) : .other
  }

  /// The angle divided by the whole.
  public func progress(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let turn = recognizer as? UIRotationGestureRecognizer else { return 0 }
    return (direction == .clockwise ? turn.rotation : -turn.rotation) / whole
  }

  /// The angular velocity divided by the whole.
  public func speed(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let turn = recognizer as? UIRotationGestureRecognizer else { return 0 }
    return (direction == .clockwise ? turn.velocity : -turn.velocity) / whole
  }
}
