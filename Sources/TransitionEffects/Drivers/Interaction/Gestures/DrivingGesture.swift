import UIKit

/// A gesture that can drive a transition: it gives a direction, a progress and a velocity.
@MainActor public protocol DrivingGesture {
  /// The directions that begin a transition.
  var directions: Set<InteractionDirection> { get }
  /// The rule that decides at the release whether the transition finishes.
  var release: ReleaseRule { get }
  /// Whether a scroll view under the finger scrolls to its edge first, and the same finger drives from there on.
  ///
  /// Otherwise a touch in content that is not at its edge belongs to the content. Applies to directions with a
  /// ``length(of:in:)``.
  var continuesFromScrolling: Bool { get }

  /// Whether a drag back beyond its start drives the transition by its size; otherwise the transition waits at 0.
  ///
  /// Applies to gestures that have begun the transition, not to those that have caught it.
  var countsBothDirections: Bool { get }

  /// Makes the recognizer for the view.
  func makeRecognizer() -> UIGestureRecognizer
  /// Makes a recognizer that catches a running transition, from anywhere.
  func makeCatcher() -> UIGestureRecognizer
  /// Whether a touch can be a part of the gesture.
  func accepts(_ touch: UITouch, in view: UIView, isRightToLeft: Bool) -> Bool
  /// The direction of the gesture since it began, or that it is about to take.
  func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent
  /// The progress in a direction since the gesture began: 1 is the whole transition.
  func progress(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool) -> CGFloat
  /// The velocity in a direction, in transitions per second.
  func speed(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool) -> CGFloat
  /// The distance of the whole transition for a finger in a view of a size, in points.
  ///
  /// Nil where the gesture does not move along the screen and so does not compete with scroll views.
  func length(of direction: InteractionDirection, in size: CGSize) -> CGFloat?
  /// The release rule for a direction in a view of a size, with its velocity in transitions per second.
  func release(of direction: InteractionDirection, in size: CGSize) -> ReleaseRule
}

extension DrivingGesture {
  /// Accepts every touch.
  public func accepts(_ touch: UITouch, in view: UIView, isRightToLeft: Bool) -> Bool { true }
  /// The same rule in every view.
  public func release(of direction: InteractionDirection, in size: CGSize) -> ReleaseRule { release }
  /// False.
  public var continuesFromScrolling: Bool { false }
  /// False: the transition waits at 0.
  public var countsBothDirections: Bool { false }
  /// Nil: the gesture does not move along the screen.
  public func length(of direction: InteractionDirection, in size: CGSize) -> CGFloat? { nil }
}

/// The transition that a gesture is about to drive.
public enum InteractionIntent: Hashable, Sendable {
  /// It moves in a direction that begins a transition.
  case direction(InteractionDirection)
  /// It has not moved yet.
  case open
  /// It does something else.
  case other
}
