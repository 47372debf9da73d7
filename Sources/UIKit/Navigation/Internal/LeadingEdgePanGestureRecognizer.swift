/// A pan from the leading edge: left or right, depending on the layout direction when the touch begins (E-87).
final class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.traitCollection.layoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
