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
  func pointerLeft() {
    if machine.isUnderWay { state = .ended }
    machine.reset()
    reset()
  }
}

/// Sends hover events of a pointer to hover recognizers.
@MainActor final class HoverDispatcher {
  private unowned let environment: UIEnvironment
  private var hovered: [WeakReference<UIGestureRecognizer>] = []

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  func move(to point: CGPoint?) {
    let (recognizers, local) = point.flatMap { $0.isFinite ? find($0) : nil } ?? ([], .zero)
    for old in hovered.compactMap(\.target) where !recognizers.contains(identicalTo: old) {
      (old as? UIHoverGestureRecognizer)?.pointerLeft()
    }
    hovered = recognizers.map { WeakReference($0) }
    for recognizer in recognizers { recognizer.hover(at: local) }
  }

  private func find(_ point: CGPoint) -> ([UIHoverGestureRecognizer], CGPoint) {
    let event = UIEvent(timestamp: environment.clock.now, touches: [], type: .hover)
    guard let hit = HitTestResult(at: point, event, in: environment) else { return ([], point) }
    let found = hit.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
    return (found.filter { $0.isEnabled && $0.shouldReceive(event) }, hit.location)
  }
}
