import QuartzCore

/// Tells hover recognizers of a pointer that comes, moves and goes.
@MainActor final class HoverDispatcher {
  private unowned let environment: UIEnvironment
  private var hovered: [WeakRecognizer] = []

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  func move(to point: CGPoint?) {
    let point = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
    let (recognizers, local) = point.map(find) ?? ([], .zero)
    for old in hovered.compactMap(\.recognizer) where !recognizers.contains(where: { $0 === old }) {
      (old as? UIHoverGestureRecognizer)?.leave()
    }
    hovered = recognizers.map(WeakRecognizer.init)
    for recognizer in recognizers { recognizer.hover(at: local) }
  }

  private func find(_ point: CGPoint) -> ([UIHoverGestureRecognizer], CGPoint) {
    for window in environment.windows.reversed() where !window.isHidden {
      let local = window.convert(point, from: nil)
      let event = UIEvent(timestamp: environment.clock.now, touches: [], type: .hover)
      guard let view = window.hitTest(local, with: event) else { continue }
      var found: [UIHoverGestureRecognizer] = []
      var current: UIView? = view
      while let view = current {
        found += view.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
        current = view.superview
      }
      return (found.filter { $0.isEnabled && $0.shouldReceive(event) }, local)
    }
    return ([], point)
  }
}
