import QuartzCore

/// The delegate of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content has moved, by a touch or otherwise.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the content's scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag ends, with its velocity in points per millisecond, and the offset at rest, which may be
  /// changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a drag has ended, with whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest, or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll by program has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Returns the view that a pinch scales; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming has ended, with its bounce.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
