import TransitionTesting
import UIKit

/// A screen with a scroll view, 300 × 400 points, whose delegate records its calls.
@MainActor final class ScrollScene: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let root = UIViewController()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  let log = CallLog()
  /// The velocity and the target that the delegate last received.
  var proposal: (velocity: CGPoint, target: CGPoint)?
  /// Changes the target.
  var choose: (CGPoint) -> CGPoint = { $0 }
  var zoomed: UIView?
  /// Called with each call of the delegate, also with those that the log holds once.
  var onCall: (String) -> Void = { _ in }
  /// Whether a tap on the status bar takes the content to its top.
  var mayScrollToTop = true

  init(_ stage: Stage, content: CGSize) {
    self.stage = stage
    super.init()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content
    scroll.delegate = self
    root.view.addSubview(scroll)
    stage.show(root)
  }

  var offset: CGPoint { scroll.contentOffset }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { once("scroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { once("zoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd")
    proposal = (velocity, targetContentOffset.pointee)
    targetContentOffset.pointee = choose(targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd(\(decelerate ? 1 : 0))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willGlide") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didGlide") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { mayScrollToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didTop") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didZoom")
  }

  private func once(_ word: String) {
    if log.calls.last != word { log.calls.append(word) }
    onCall(word)
  }

  private func note(_ word: String) {
    log.calls.append(word)
    onCall(word)
  }
}
