import QuartzCore

/// Recognizes a pointer over the view without a pressed button: began when it enters, changed when it moves, ended when
/// it leaves.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Clicks are not hovering: other recognizers get them.
  override var receivesTouches: Bool { false }

  /// Called when the pointer is at a point of the window, over the view.
  func hover(at point: CGPoint) {
    lastWindowLocation = point
    if machine.isOver { machine.reset() }
    state = machine.isUnderWay ? .changed : .began
  }

  /// Called when the pointer has left.
  func leave() {
    if machine.isUnderWay { state = .ended }
    machine.reset()
    reset()
  }
}
