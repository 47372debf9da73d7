// Written by Scripts/optional-methods from UIScrollViewDelegate.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UIScrollViewDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIScrollViewDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIScrollViewDelegateOverriding: NSObjectProtocol {
  /// Called when the content has moved, by a touch or otherwise.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the content's scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag ends, with its velocity in points per millisecond, and the offset at rest, which may be
  /// changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
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

extension UIScrollViewDelegateOverriding where Self: UIScrollViewDelegate {
  private var inherited: any UIScrollViewDelegate { self }

  /// Calls the superclass's method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    inherited.scrollViewDidScroll(scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    inherited.scrollViewDidZoom(scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    inherited.scrollViewWillBeginDragging(scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    inherited.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Calls the superclass's method.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    inherited.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Calls the superclass's method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    inherited.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    inherited.scrollViewDidEndDecelerating(scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    inherited.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    inherited.scrollViewShouldScrollToTop(scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    inherited.scrollViewDidScrollToTop(scrollView)
  }

  /// Calls the superclass's method.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    inherited.viewForZooming(in: scrollView)
  }

  /// Calls the superclass's method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    inherited.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// Calls the superclass's method.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    inherited.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  /// Calls the superclass's method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    inherited.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class ScrollDelegateForwarder: NSObject, UIScrollViewDelegate {
  private let sibling: any UIScrollViewDelegateOverriding

  init(_ sibling: any UIScrollViewDelegateOverriding) {
    self.sibling = sibling
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    sibling.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    sibling.scrollViewDidZoom(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    sibling.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    sibling.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    sibling.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    sibling.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    sibling.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    sibling.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    sibling.scrollViewShouldScrollToTop(scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    sibling.scrollViewDidScrollToTop(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    sibling.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    sibling.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    sibling.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    sibling.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIScrollViewDelegate) -> any UIScrollViewDelegate {
    sibling(of: delegate, .scrollDelegate, as: (any UIScrollViewDelegateOverriding).self).map(
      ScrollDelegateForwarder.init) ?? delegate
  }
}
