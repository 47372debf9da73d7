import QuartzCore

/// The large title, which collapses while content scrolls under the bar (K-13).
extension UINavigationController {
  /// Returns the points that the top's prompt and large title add to the bar.
  ///
  /// A screen that was shown before has the part of its title that it had then.
  func titleHeight(of stack: [UIViewController]) -> CGFloat {
    let prompt = navigationBar.promptHeight(of: stack.last?.storedNavigationItem)
    guard navigationBar.prefersLargeTitles else { return prompt }
    let items = stack.map(\.navigationItem)
    guard let top = items.last, navigationBar.showsLargeTitle(of: items[...]) else { return prompt }
    return prompt + (top.largeTitleHeight ?? UINavigationBar.largeTitleHeight)
  }

  /// Collapses or expands the title with the content of the shown screen.
  func followContent() {
    guard isViewLoaded, let screen = shownStack.last else { return }
    let items = shownStack.map(\.navigationItem)
    let scrollView = ContentEdge.top.scrollView(under: screen)
    let prompt = navigationBar.promptHeight(of: items.last)
    guard navigationBar.showsLargeTitle(of: items[...]) else {
      scrollView?.collapsedTitle = nil
      return setTitleHeight(prompt)
    }
    let full = UINavigationBar.largeTitleHeight
    var (height, pulled): (CGFloat, CGFloat) = (full, 0)
    if let scrollView {
      // Content that stands at its edge follows the bar before it is measured.
      UIView.performWithoutAnimation { scrollView.insetsChanged() }
      let scrolled =
        scrollView.contentOffset.y + scrollView.adjustedContentInset.top + (scrollView.collapsedTitle ?? 0)
      (height, pulled) = (min(max(full - scrolled, 0), full), max(0, -scrolled))
      scrollView.collapsedTitle = full - height
    }
    items.last?.largeTitleHeight = height
    setTitleHeight(prompt + height)
    navigationBar.showLargeTitle(height: height, pulledBy: pulled)
  }

  private func setTitleHeight(_ height: CGFloat) {
    guard placedBars.titleHeight != height else { return }
    placedBars.titleHeight = height
    layoutBars()
  }
}
