import QuartzCore

/// Makes the delegate's view larger and smaller, about the place between the fingers.
@MainActor final class Zoomer {
  /// Seconds of a change that the program asks for, and of springing back.
  static let duration: TimeInterval = 0.3

  private unowned let scrollView: UIScrollView
  private(set) var scale: CGFloat = 1
  private(set) var isZooming = false
  private(set) var isBouncing = false
  /// The scale as the pinch began.
  private var first: CGFloat = 1

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// The view that is zoomed.
  var view: UIView? { scrollView.delegate?.viewForZooming(in: scrollView) }

  func handle(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .began:
      first = scale
      isZooming = true
      scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    case .changed:
      guard isZooming, gesture.numberOfTouches == 2 else { return }
      apply(resisted(first * gesture.scale), about: gesture.location(in: scrollView))
    case .ended, .cancelled:
      guard isZooming else { return }
      isZooming = false
      finish(about: gesture.location(in: scrollView))
    default: return
    }
  }

  func setScale(_ wanted: CGFloat, animated: Bool) {
    guard wanted.isFinite, wanted > 0 else { return }
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    change(animated: animated) { self.apply(self.limited(wanted), about: middle) }
  }

  func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view else { return }
    let size = scrollView.bounds.size
    let wanted = limited(min(size.width / rect.width, size.height / rect.height))
    change(animated: animated) { [self] in
      apply(wanted, about: .zero)
      let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
      let range = scrollView.range
      scrollView.contentOffset = CGPoint(
        x: min(max(middle.x - size.width / 2, range.x.lowerBound), range.x.upperBound),
        y: min(max(middle.y - size.height / 2, range.y.lowerBound), range.y.upperBound))
    }
  }

  /// Changes the scale so that a place of the content stays under the same place of the screen.
  private func apply(_ new: CGFloat, about point: CGPoint) {
    guard let view, new.isFinite, new > 0, new != scale else { return }
    let ratio = new / scale
    scale = new
    let frame = view.frame
    view.transform = CGAffineTransform(scaleX: new, y: new)
    // The view's place is content as well: it moves away from the content's corner as everything grows.
    let grown = view.frame
    view.center = CGPoint(
      x: view.center.x + frame.minX * ratio - grown.minX, y: view.center.y + frame.minY * ratio - grown.minY)
    scrollView.contentSize = grown.size
    let offset = scrollView.contentOffset
    let way = CGPoint(x: point.x * (ratio - 1), y: point.y * (ratio - 1))
    scrollView.place(CGPoint(x: offset.x + way.x, y: offset.y + way.y))
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, scrollView.minimumZoomScale), max(scrollView.minimumZoomScale, scrollView.maximumZoomScale))
  }

  /// Beyond the smallest and the largest scale fingers have less and less effect, as content beyond its edge (K-42).
  private func resisted(_ wanted: CGFloat) -> CGFloat {
    let edge = limited(wanted)
    guard scrollView.bouncesZoom, edge > 0 else { return edge }
    return edge * (1 + RubberBand.offset(of: wanted / edge - 1, dimension: 1))
  }

  private func finish(about point: CGPoint) {
    let rest = limited(scale)
    guard rest != scale else { return ended() }
    isBouncing = true
    change(animated: true) { self.apply(rest, about: point) }
  }

  private func change(animated: Bool, _ body: @escaping () -> Void) {
    guard animated else { return body() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: body) { _ in
      self.isBouncing = false
      self.ended()
    }
  }

  private func ended() {
    scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    if !scrollView.isDragging { scrollView.scroller.letGo() }
  }
}
