import QuartzCore

/// Scales the delegate's view, about the point between the touches.
@MainActor final class Zoomer {
  /// The duration of an animated zoom and of a zoom bounce, in seconds.
  static let duration: TimeInterval = 0.3

  private enum Phase {
    case idle
    /// Touches zoom; the scale at their beginning.
    case pinching(from: CGFloat)
    /// The scale changes over time, by program or back from beyond a limit.
    case gliding(Glide)
  }

  /// One change over time, which is distinct from the next one.
  private final class Glide {
    let isBounce: Bool

    init(isBounce: Bool) {
      self.isBounce = isBounce
    }
  }

  private unowned let scrollView: UIScrollView
  private(set) var scale: CGFloat = 1
  private var phase = Phase.idle
  /// Whether the scale is being changed, so that the content's position follows.
  private var isApplying = false
  /// The position that the last change of the scale gave the content, and the one without rounding to pixels: the steps
  /// of a pinch add up.
  private var lastOffset: (shown: CGPoint, exact: CGPoint)?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Whether nothing changes the scale.
  var isAtRest: Bool {
    if case .idle = phase { !isApplying } else { false }
  }
  /// Whether touches zoom.
  var isZooming: Bool {
    if case .pinching = phase { true } else { false }
  }
  /// Whether the scale bounces back.
  var isBouncing: Bool {
    if case .gliding(let glide) = phase { glide.isBounce } else { false }
  }

  /// The view that is zoomed.
  var view: UIView? { scrollView.scrollDelegate?.viewForZooming(in: scrollView) }

  func handle(_ gesture: UIPinchGestureRecognizer) {
    switch (gesture.state, phase) {
    case (.began, _):
      if case .gliding = phase { notifyEnd() }
      // The touches now own the movement that the catch has started.
      scrollView.scroller.stop()
      phase = .pinching(from: scale)
      scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
    case (.changed, .pinching(let first)):
      guard gesture.numberOfTouches == 2 else { return }
      apply(rubberBanded(first * gesture.scale), about: gesture.location(in: scrollView))
    case (.ended, .pinching), (.cancelled, .pinching):
      phase = .idle
      release(about: gesture.location(in: scrollView))
    default: return
    }
  }

  func setScale(_ requested: CGFloat, animated: Bool) {
    guard requested > 0 else { return }
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    change(animated: animated) { self.apply(self.limited(requested), about: middle) }
  }

  func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view else { return }
    let size = scrollView.bounds.size
    let requested = limited(min(size.width / rect.width, size.height / rect.height))
    change(animated: animated) { [self] in
      apply(requested, about: .zero)
      let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
      let range = scrollView.range
      let offset = CGPoint(
        x: range.x.nearest(to: middle.x - size.width / 2), y: range.y.nearest(to: middle.y - size.height / 2))
      scrollView.setContentOffset(offset, animated: false)
    }
  }

  /// Changes the scale about a point that stays at the same place on the screen.
  private func apply(_ new: CGFloat, about point: CGPoint) {
    guard let view, new.isFinite, new > 0, new != scale else { return }
    let ratio = new / scale
    scale = new
    let frame = view.frame
    view.transform = CGAffineTransform(scaleX: new, y: new)
    // The view's position is content as well: it moves away from the content's corner as everything grows.
    let grown = view.frame
    view.center = CGPoint(
      x: view.center.x + frame.minX * ratio - grown.minX, y: view.center.y + frame.minY * ratio - grown.minY)
    let shown = scrollView.contentOffset
    let start = lastOffset.flatMap { $0.shown == shown ? $0.exact : nil } ?? shown
    let offset = start.moved(by: CGPoint(x: point.x * (ratio - 1), y: point.y * (ratio - 1)))
    isApplying = true
    scrollView.contentSize = grown.size
    isApplying = false
    scrollView.applyOffset(offset)
    lastOffset = (scrollView.contentOffset, offset)
    scrollView.scrollDelegate?.scrollViewDidZoom(scrollView)
    scrollView.clampToEdges()
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, scrollView.minimumZoomScale), max(scrollView.minimumZoomScale, scrollView.maximumZoomScale))
  }

  /// Returns the scale with resistance beyond the minimum and the maximum, as for content beyond its edge (K-42).
  private func rubberBanded(_ requested: CGFloat) -> CGFloat {
    let edge = limited(requested)
    guard scrollView.bouncesZoom, edge > 0 else { return edge }
    return edge * (1 + RubberBand.offset(of: requested / edge - 1, dimension: 1))
  }

  private func release(about point: CGPoint) {
    let rest = limited(scale)
    guard rest != scale else { return end() }
    change(animated: true, isBounce: true) { self.apply(rest, about: point) }
  }

  private func change(animated: Bool, isBounce: Bool = false, _ body: @escaping () -> Void) {
    guard animated else { return body() }
    let glide = Glide(isBounce: isBounce)
    if !isZooming { phase = .gliding(glide) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: body) {
      // The scroll view, and this object with it, may have been released by then.
      [weak self, link = WeakReference(scrollView)] _ in
      guard let self, let scrollView = link.target else { return }
      withExtendedLifetime(scrollView) { self.glideEnded(glide) }
    }
  }

  private func glideEnded(_ glide: Glide) {
    // Touches, or another change, may have replaced this one.
    guard case .gliding(let present) = phase, present === glide else { return }
    phase = .idle
    end()
  }

  /// Ends the zoom: content beyond its edges goes back.
  private func end() {
    notifyEnd()
    scrollView.scroller.settle()
  }

  private func notifyEnd() {
    scrollView.scrollDelegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
