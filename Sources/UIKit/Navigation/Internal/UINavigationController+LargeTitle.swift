import QuartzCore

/// The large title, which collapses while content scrolls under the bar (K-13).
extension UINavigationController {
  /// Returns the points that the top's prompt, large title and search bar add to the bar.
  ///
  /// A screen that was shown before has the parts of its title and its search bar that it had then.
  func titleHeight(of stack: [UIViewController]) -> CGFloat {
    guard let item = stack.last?.storedNavigationItem else { return plainTitleHeight(of: stack) }
    if item.isSearching { return searchingTitleHeight(of: item) }
    return plainTitleHeight(of: stack) + item.shownSearchHeight
  }

  private func plainTitleHeight(of stack: [UIViewController]) -> CGFloat {
    let prompt = navigationBar.promptHeight(of: stack.last?.storedNavigationItem)
    guard navigationBar.prefersLargeTitles else { return prompt }
    let items = stack.map(\.navigationItem)
    guard let top = items.last, navigationBar.showsLargeTitle(of: items[...]) else { return prompt }
    return prompt + (top.largeTitleHeight ?? UINavigationBar.largeTitleHeight)
  }

  /// The points that a search bar adds to the row's height where it replaces the row.
  private func searchingTitleHeight(of item: UINavigationItem) -> CGFloat {
    (item.searchController?.barHeight ?? 0) - UINavigationBar.height(in: view.traitCollection)
  }

  /// Whether the shown screen's title, or its search bar, follows its content.
  var titleFollowsContent: Bool {
    navigationBar.prefersLargeTitles || shownStack.last?.storedNavigationItem?.searchController != nil
  }

  /// Collapses or expands the search bar, then the title, with the content of the shown screen.
  func followContent() {
    guard isViewLoaded, let screen = shownStack.last else { return }
    let items = shownStack.map(\.navigationItem)
    let (item, scrollView) = (screen.navigationItem, ContentEdge.top.scrollView(under: screen))
    let isLarge = navigationBar.showsLargeTitle(of: items[...])
    let full = TitleHeights(
      title: isLarge ? UINavigationBar.largeTitleHeight : 0, search: item.collapsibleSearchHeight)
    guard !item.isSearching, full.total > 0 else { return showFixedTitle(of: item, scrollView) }
    var (height, pulled): (CGFloat, CGFloat) = (full.total, 0)
    if let scrollView {
      // Content that stands at its edge follows the bar before it is measured.
      UIView.performWithoutAnimation { scrollView.insetsChanged() }
      let scrolled =
        scrollView.contentOffset.y + scrollView.adjustedContentInset.top + (scrollView.collapsedTitle ?? 0)
      (height, pulled) = (min(max(full.total - scrolled, 0), full.total), max(0, -scrolled))
      scrollView.collapsedTitle = full.total - height
      scrollView.titleStops = full.search > 0 && full.title > 0 ? [0, full.search, full.total] : [0, full.total]
    }
    let shown = TitleHeights(title: min(height, full.title), search: max(0, height - full.title))
    if isLarge { item.largeTitleHeight = shown.title }
    if full.search > 0 { item.searchHeight = shown.search }
    setTitleHeight(navigationBar.promptHeight(of: item) + height + item.fixedSearchHeight)
    let search = shown.search + item.fixedSearchHeight
    navigationBar.showTitle(TitleHeights(title: shown.title, search: search), pulledBy: pulled)
  }

  /// Shows a title and a search bar that do not follow the content.
  private func showFixedTitle(of item: UINavigationItem, _ scrollView: UIScrollView?) {
    scrollView?.collapsedTitle = nil
    guard !item.isSearching else {
      setTitleHeight(searchingTitleHeight(of: item))
      return navigationBar.showTitle(TitleHeights(search: item.searchController?.barHeight ?? 0), pulledBy: 0)
    }
    setTitleHeight(navigationBar.promptHeight(of: item) + item.fixedSearchHeight)
    navigationBar.showTitle(TitleHeights(search: item.fixedSearchHeight), pulledBy: 0)
  }

  private func setTitleHeight(_ height: CGFloat) {
    guard placedBars.titleHeight != height else { return }
    placedBars.titleHeight = height
    layoutBars()
  }

  /// Shows the bars as a search begins or ends, in its animation. A transition does so itself.
  func searchDidChange() {
    guard isViewLoaded, driver == nil else { return }
    placedBars = wantedBars
    layoutBars()
    navigationBar.searchDidChange()
    wrapperView.layoutIfNeeded()
  }
}
