import QuartzCore

/// A pointer over the view, without a button pressed: began as it comes, changed as it moves, ended as it goes.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Clicks are no hovering: they go past it to whoever wants them.
  override var hearsTouches: Bool { false }

  /// The pointer is at a point of the window, over the view.
  func hover(at point: CGPoint) {
    lastWindowLocation = point
    if machine.isOver { machine.reset() }
    state = machine.isUnderWay ? .changed : .began
  }

  /// The pointer has gone.
  func leave() {
    if machine.isUnderWay { state = .ended }
    machine.reset()
    reset()
  }
}
