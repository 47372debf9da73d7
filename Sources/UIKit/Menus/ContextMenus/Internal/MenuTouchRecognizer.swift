import QuartzCore

/// Follows a touch on an open menu, and recognizes it where it is lifted, unless it scrolls the menu.
final class MenuTouchRecognizer: UIGestureRecognizer {
  @WeakReference private var overlay: MenuOverlay?

  init(_ overlay: MenuOverlay) {
    super.init(target: nil, action: nil)
    self.overlay = overlay
    addTarget(self, action: Selector("recognized", MenuTouchRecognizer.recognized))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let overlay, overlay.touchBegan(at: location(in: overlay)) else {
      return state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let overlay else { return }
    overlay.highlight(overlay.cell(at: location(in: overlay)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override func hasFailed() { overlay?.highlight(nil) }

  private func recognized() {
    guard state == .ended, let overlay else { return }
    overlay.touchEnded(at: location(in: overlay))
  }
}
