import UIKit

/// A gesture that can drive a transition: it becomes a way, a progress and a speed.
@MainActor public protocol DrivingGesture {
  /// The ways that begin a transition.
  var directions: Set<InteractionDirection> { get }
  /// What becomes of the transition when the fingers let go.
  var release: ReleaseRule { get }
  /// Whether a scroll view under the finger scrolls to its edge first, and the same finger drives from there on, back and forth; else a
  /// finger that lands in content that is not at its edge is the content's. Counts for ways that have a ``length(of:in:)``.
  var continuesFromScrolling: Bool { get }

  /// Whether fingers that come back beyond where they began go on with the transition, by the size of their way; else it waits at its
  /// beginning. Counts for fingers that have begun it, not for those that have caught it.
  var countsBothDirections: Bool { get }

  /// A recognizer for the view.
  func makeRecognizer() -> UIGestureRecognizer
  /// A recognizer that takes up a transition that runs already, from anywhere.
  func makeCatcher() -> UIGestureRecognizer
  /// Whether a touch may be a part of the gesture.
  func accepts(_ touch: UITouch, in view: UIView, isRightToLeft: Bool) -> Bool
  /// Which way the fingers go, by what they have done since the gesture began, or are about to do as it begins.
  func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent
  /// How far they have gone that way since the gesture began: 1 is the whole transition.
  func progress(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool) -> CGFloat
  /// How fast they go that way, in whole transitions per second.
  func speed(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool) -> CGFloat
  /// How many points along the screen a finger goes that way for the whole transition, in a view of a size; nil where the gesture goes no
  /// such way, and has nothing to share with what scrolls.
  func length(of direction: InteractionDirection, in size: CGSize) -> CGFloat?
  /// The rule of release for a way in a view of a size, its speed in whole transitions per second.
  func release(of direction: InteractionDirection, in size: CGSize) -> ReleaseRule
}

extension DrivingGesture {
  /// Every touch.
  public func accepts(_ touch: UITouch, in view: UIView, isRightToLeft: Bool) -> Bool { true }
  /// The same everywhere.
  public func release(of direction: InteractionDirection, in size: CGSize) -> ReleaseRule { release }
  /// No scroll view scrolls with two fingers.
  public var continuesFromScrolling: Bool { false }
  /// The transition waits at its beginning.
  public var countsBothDirections: Bool { false }
  /// None: the gesture goes nowhere along the screen.
  public func length(of direction: InteractionDirection, in size: CGSize) -> CGFloat? { nil }
}
