import QuartzCore

extension UIPageViewController {
  /// The height of the page indicator, in points (K-63).
  private static let indicatorHeight: CGFloat = 37

  /// The driver of the running turn; nil for none.
  var driver: TransitionDriver? { state.turn?.driver }

  // MARK: Changes

  /// Shows other pages: at once, by a turn, or after the turn whose callbacks have made the change.
  func setPages(_ change: PageChange) {
    let needed = isDoubleSided && transitionStyle == .pageCurl ? 2 : 1
    guard !change.pages.isEmpty, change.pages.count <= needed else {
      environment.report(
        .pageCount(
          change.pages.count, needed: needed == 1 ? "one page" : "one page and its back", controller: traceName))
      change.completion?(false)
      return
    }
    endTurn()
    // The end of one turn may begin the next. The change waits for it, or an app might cut turns short without end.
    if case .turning(let turn, let earlier) = state {
      state = .turning(turn, next: change)
      earlier?.completion?(false)
      return
    }
    perform(change)
  }

  /// Performs a change of the app while no page turns.
  func perform(_ change: PageChange) {
    neighbours = PageNeighbours()
    let (old, new) = (shown ?? pages.first, change.pages[0])
    guard new !== old else {
      pages = change.pages
      indicatorChanged()
      change.completion?(true)
      return
    }
    if appearance == .appeared {
      let turn = PageTurn(
        from: shown, to: change.pages, first: new, change.direction, isByUser: false, completion: change.completion)
      return start(turn, animated: change.animated && shown != nil && UIView.areAnimationsEnabled)
    }
    let isAdded = add(new)
    if isAdded { showAtOnce(change.pages, replacing: old) }
    change.completion?(isAdded)
  }

  /// Adds a page to the children; returns false where it cannot be one.
  func add(_ page: UIViewController) -> Bool {
    guard page.parent !== self else { return true }
    addChild(page)
    guard page.parent === self else { return false }
    page.sendDidMove(to: self)
    return page.parent === self
  }

  /// Removes a page that is not shown any more from the children.
  func release(_ page: UIViewController) {
    page.unpinSafeAreas()
    guard page.parent === self else { return }
    page.sendWillMove(to: nil)
    page.removeFromParent()
  }

  /// Shows pages without a turn: before the view is loaded, off the screen (T-175), or while the container appears or
  /// disappears.
  func showAtOnce(_ newPages: [UIViewController], replacing old: UIViewController?) {
    pages = newPages
    guard isViewLoaded, let new = newPages.first else {
      if let old { release(old) }
      return
    }
    let isSeen = appearance.isChanging
    if let old {
      old.beginAppearanceTransition(false, animated: isSeen && appearanceIsAnimated)
      old.viewInContainerIfLoaded?.removeFromSuperview()
    }
    shown = nil
    installPage()
    old?.endAppearanceAtOnce()
    if let old { release(old) }
    indicatorChanged()
    guard shown === new else { return }
    if appearance == .disappeared {
      // A page that is set later appears together with the container.
      guard didJustLoad else { return }
      new.beginAppearanceTransition(true, animated: false)
      new.endAppearanceAtOnce()
    } else if appearance == .appearing, new.appearanceInContainer != .appearing {
      new.beginAppearanceTransition(true, animated: appearanceIsAnimated)
    }
  }

  /// Adds the page's view to the container as the only one.
  func installPage() {
    guard isViewLoaded, let page = pages.first, page.parent === self else { return }
    page.loadViewIfNeeded()
    // A page may set another one while it is loaded.
    guard page === pages.first, state.turn == nil else { return }
    shown = page
    let container = scrollView ?? curlView
    if page.viewInContainer.superview !== container { container.insertSubview(page.viewInContainer, at: 0) }
    placePages()
  }

  /// Forgets a page that has left its parent by itself.
  func pageWasRemoved(_ page: UIViewController) {
    guard pages.contains(identicalTo: page) || shown === page || state.turn?.to === page else { return }
    endTurn(completes: state.turn?.to !== page)
    guard state.turn == nil else { return }
    neighbours = PageNeighbours()
    pages.removeAll(identicalTo: page)
    guard shown === page else { return }
    shown = nil
    page.viewInContainerIfLoaded?.removeFromSuperview()
    page.unpinSafeAreas()
  }

  /// Ends the running turn at once, and the drag that moves it; one that goes back is cancelled.
  ///
  /// - Parameter completes: whether a turn that does not go back completes.
  func endTurn(completes: Bool = true) {
    guard let driver, driver.isUnderWay, !driver.isBeginningOrEnding else { return }
    scrollView?.stopDrag()
    guard driver.isUnderWay else { return }
    if completes, !driver.context.transitionWasCancelled { return driver.endImmediately() }
    if driver.state.isAnimating, driver.context.transitionWasCancelled { driver.endInBackground() }
    guard driver.isUnderWay else { return }
    driver.restoreAlongsideInContainer()
    driver.complete(false)
  }

  // MARK: Neighbours

  /// Whether the user's gestures turn pages.
  var userMayTurn: Bool { dataSource != nil && shown != nil && appearance == .appeared }

  func dataSourceChanged() {
    neighbours = PageNeighbours()
    if isViewLoaded { indicatorChanged() }
  }

  /// The data source, completed by the optional methods that its subclasses add.
  private var dataSourceWithOptionalMethods: (any UIPageViewControllerDataSource)? {
    if let dataSource { environment.optionalMethods.complete(dataSource) } else { nil }
  }

  /// Returns the pages at a side, with the back; nil for none. The data source is asked once for each side of a page.
  func neighbour(_ direction: NavigationDirection) -> [UIViewController]? {
    let known = direction == .forward ? neighbours.after : neighbours.before
    if let known { return known }
    let found = askDataSource(direction)
    if direction == .forward { neighbours.after = .some(found) } else { neighbours.before = .some(found) }
    return found
  }

  private func askDataSource(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let shown, let page = askDataSource(direction, from: shown) else { return nil }
    guard isDoubleSided, transitionStyle == .pageCurl else { return [page] }
    // Between two pages there is the back of the first one.
    guard let front = askDataSource(direction, from: page) else { return direction == .forward ? nil : [page] }
    return direction == .forward ? [front] : [front, page]
  }

  private func askDataSource(_ direction: NavigationDirection, from page: UIViewController) -> UIViewController? {
    guard let source = dataSourceWithOptionalMethods else { return nil }
    let name = direction == .forward ? "viewControllerAfter" : "viewControllerBefore"
    environment.record(.delegate, traceName, "pageViewController(_:\(name):)", [page.traceName])
    let found =
      direction == .forward
      ? source.pageViewController(self, viewControllerAfter: page)
      : source.pageViewController(self, viewControllerBefore: page)
    return found === page || found === shown ? nil : found
  }

  // MARK: Layout

  /// Lays out the pages and the indicator. A new size completes the running turn.
  func layoutPages() {
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    var frame = bounds
    if !pageControl.isHidden { frame.size.height = max(0, bounds.height - Self.indicatorHeight - insets.bottom) }
    pageControl.frame = CGRect(
      x: bounds.minX, y: frame.maxY, width: bounds.width, height: pageControl.isHidden ? 0 : Self.indicatorHeight)
    let isHorizontal = navigationOrientation == .horizontal
    let container = scrollView ?? curlView
    let target = frame.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    if container.frame != target {
      endTurn()
      container.frame = target
    }
    if state.turn == nil { placePages() }
  }

  /// Places the shown page in the middle of the container.
  func placePages() {
    if let scrollView, !scrollView.scroller.isMoving || scrollView.displacement.magnitude >= 1 { centreContent() }
    if let shown, shown.viewInContainerIfLoaded != nil { place(shown, at: 0) }
  }

  /// Scrolls to the middle, where a drag continues.
  func centreContent(at displacement: CGFloat = 0) {
    guard let scrollView else { return }
    scrollView.place(at: displacement)
  }

  /// Places a page at a side of the present one: −1, 0 or 1.
  func place(_ page: UIViewController, at side: CGFloat) {
    page.viewInContainer.place(in: scrollView?.slot(side, spacing: spacing) ?? curlView.bounds)
  }

  /// Fixes the safe areas of both pages of a turn: those of a page at rest (P-35).
  func pinSafeAreas(of turn: PageTurn) {
    let isHorizontal = navigationOrientation == .horizontal
    let frame = (scrollView ?? curlView).frame
    let inView = frame.insetBy(dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
    for page in [turn.from, turn.to].compacted() {
      page.viewInContainer.pinSafeArea(at: inView, in: view.bounds, outer: view.safeAreaInsets)
    }
  }

  // MARK: Indicator

  /// Asks the data source for the dots.
  func indicatorChanged() {
    guard isViewLoaded else { return }
    let isPossible = transitionStyle == .scroll && navigationOrientation == .horizontal
    let source = isPossible && !pages.isEmpty ? dataSourceWithOptionalMethods : nil
    let count = source?.presentationCount(for: self) ?? 0
    pageControl.isHidden = count <= 0
    if let source, count > 0 {
      pageControl.numberOfPages = count
      pageControl.currentPage = source.presentationIndex(for: self)
      indicatedPage = pageControl.currentPage
    }
    view.setNeedsLayout()
  }

  /// Moves the indicator along with a turn of the user.
  func moveIndicator(_ direction: NavigationDirection) {
    pageControl.currentPage += direction == .forward ? 1 : -1
    indicatedPage = pageControl.currentPage
  }

  /// Turns to the side of a tap on the indicator.
  func pageControlTapped() {
    let direction: NavigationDirection = pageControl.currentPage > indicatedPage ? .forward : .reverse
    // The end of the turn moves the indicator.
    pageControl.currentPage = indicatedPage
    turnByUser(direction, isInteractive: false)
  }
}
