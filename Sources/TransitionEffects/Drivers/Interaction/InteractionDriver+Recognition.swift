import UIKit

/// Which fingers count, beside others who want them.
extension InteractionDriver: UIGestureRecognizerDelegate {
  /// Whether a touch counts.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer === recognizer ? shouldReceive(touch) : true
  }

  /// Whether the fingers may drive now.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }

  /// A scroll view that hands its drag over keeps its own gesture.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gesture.continuesFromScrolling && gestureRecognizer === recognizer && isScrolling(otherGestureRecognizer)
  }

  /// A scroll view at its edge waits whether the finger drives (P-31).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !gesture.continuesFromScrolling, gestureRecognizer === recognizer, isScrolling(otherGestureRecognizer) else {
      return false
    }
    return gesture.directions.contains { handover?.isAtEdge($0, isRightToLeft: isRightToLeft) ?? false }
  }

  private func isScrolling(_ other: UIGestureRecognizer) -> Bool {
    handover?.scrollView?.panGestureRecognizer === other
  }
}
