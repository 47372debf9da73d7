/// A finger that drags in from the edge at which lines begin, whichever that is when it lands (E-87).
final class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.traitCollection.layoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
