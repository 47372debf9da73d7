import UIKit

/// The driver decides which touches it receives, beside other recognizers.
extension InteractionDriver: UIGestureRecognizerDelegate {
  /// Whether the driver receives a touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer === recognizer ? shouldReceive(touch) : true
  }

  /// Whether the gesture may drive now.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }

  /// A scroll view from which the drag continues keeps its own gesture.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gesture.continuesFromScrolling && gestureRecognizer === recognizer && isScrolling(otherGestureRecognizer)
  }

  /// A scroll view at its edge waits for the driver's gesture to fail (P-31).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !gesture.continuesFromScrolling, gestureRecognizer === recognizer, isScrolling(otherGestureRecognizer) else {
      return false
    }
    return gesture.directions.contains { scrolling?.isAtEdge($0, isRightToLeft: isRightToLeft) ?? false }
  }

  private func isScrolling(_ other: UIGestureRecognizer) -> Bool {
    scrolling?.scrollView?.panGestureRecognizer === other
  }
}
