import QuartzCore

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
      (old as? UIHoverGestureRecognizer)?.leave()
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
