import QuartzCore

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
