import QuartzCore

/// The pan recognizer of a scroll view: it begins along an axis that scrolls, and at once where a touch catches a
/// deceleration.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  @WeakReference var scrollView: UIScrollView?
  /// Whether touches move the content, and not a wheel or a trackpad.
  private(set) var isByTouch = false
  /// The scroll view decides as the delegate of its own pan does in UIKit.
  override var decidingView: UIView? { scrollView }

  override func accepts(landing: CGPoint, movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let isHorizontal = movement.x.magnitude > movement.y.magnitude
    return isHorizontal ? scrollView.scrollsHorizontally : scrollView.scrollsVertically
  }

  /// Pinch and pan recognize simultaneously.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    isByTouch = true
    if let scrollView { scrollView.scroller.catchContent(byTouch: true) }
  }

  override func scrollWillBegin() {
    isByTouch = false
    if let scrollView { scrollView.scroller.catchContent() }
  }

  override func reset() {
    super.reset()
    // The delegate may release the scroll view, which a binding retains until the call returns.
    if let scrollView { scrollView.scroller.touchesLeft() }
  }
}

/// The pinch recognizer of a scroll view, which recognizes together with the pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  @WeakReference var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.pinchGestureRecognizer != nil, scrollView.zoomer.view != nil else {
      return state = .failed
    }
    super.touchesBegan(touches, with: event)
  }
}
