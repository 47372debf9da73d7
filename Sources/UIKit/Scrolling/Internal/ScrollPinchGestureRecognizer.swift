import QuartzCore

/// A scroll view's pinch: it goes along with the drag.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

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
