import QuartzCore

extension UIWindow {
  /// Scrolls the only scroll view that goes to its top by a tap on the status bar; where there are several, none
  /// scrolls.
  package func scrollToTop() {
    var found: [UIScrollView] = []
    collect(in: self, into: &found)
    guard found.count == 1, let scroll = found.first else { return }
    let top = CGPoint(x: scroll.contentOffset.x, y: scroll.range.y.lowerBound)
    let mayScroll = scroll.scrollDelegate?.scrollViewShouldScrollToTop(scroll) ?? true
    guard mayScroll, scroll.contentOffset != top else { return }
    scroll.scroller.animate(to: top, notifying: .top)
  }

  private func collect(in view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.scrollsVertically { found.append(scroll) }
    for subview in view.storedSubviews { collect(in: subview, into: &found) }
  }
}
