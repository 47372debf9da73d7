import QuartzCore

extension UIPageViewController {
  /// Begins the user's turn in a direction, if there is a page; returns whether it has begun.
  @discardableResult
  func turnByUser(_ direction: NavigationDirection, isInteractive: Bool) -> Bool {
    guard userMayTurn, state.turn == nil, let shown, let next = neighbour(direction), let first = next.first else {
      return false
    }
    let turn = PageTurn(from: shown, to: next, first: first, direction, isByUser: true)
    start(turn, animated: true, isInteractive: isInteractive)
    return state.turn === turn
  }

  /// Begins a turn.
  func start(_ turn: PageTurn, animated: Bool, isInteractive: Bool = false) {
    state = .turning(turn, next: nil)
    if turn.isByUser {
      recordDelegate("pageViewController(_:willTransitionTo:)", turn.pages)
      delegateWithOptionalMethods?.pageViewController(self, willTransitionTo: turn.pages)
    }
    guard add(turn.to) else { return end(turn, completed: false) }
    turn.to.loadViewIfNeeded()
    guard appearance == .appeared, turn.to.parent === self else {
      // The page that was loaded has removed itself, or the container from the screen.
      let isChild = turn.to.parent === self
      if isChild { showAtOnce(turn.pages, replacing: turn.from) }
      return end(turn, completed: isChild)
    }
    turn.from?.reportIfUnbalanced()
    turn.to.reportIfUnbalanced()
    let request = request(for: turn, isAnimated: animated)
    if isInteractive {
      request.defaultInteraction = scrollView == nil ? curlGestures.percentDriver : PageScrollInteraction(turn, self)
    }
    let driver = TransitionDriver(request, environment: environment)
    turn.driver = driver
    driver.start()
  }

  private func request(for turn: PageTurn, isAnimated: Bool) -> TransitionRequest {
    let link = WeakReference(self)
    let (old, new) = (turn.from, turn.to)
    let request = TransitionRequest(
      from: old, to: new, containerView: scrollView ?? curlView, isAnimated: isAnimated, animatorProvider: { nil },
      interactionProvider: { _ in nil },
      sendWillCallbacks: {
        // The arriving page is called first, as in a tab bar controller (T-117).
        turn.driver?.arriving = new
        link.target?.pinSafeAreas(of: turn)
        new.beginAppearanceTransition(true, animated: isAnimated)
        old?.beginAppearanceTransition(false, animated: isAnimated)
      },
      settle: { didComplete in
        if didComplete { link.target?.settleCompleted(turn) } else { link.target?.settleCancelled(turn) }
        old?.unpinSafeAreas()
        new.unpinSafeAreas()
      })
    request.fromView = old?.viewInContainer
    request.toView = new.viewInContainer
    let frame = scrollView?.slot(side(of: turn.direction), spacing: spacing) ?? curlView.bounds
    if let old { request.initialFrames = [ObjectIdentifier(old): old.viewInContainer.frame] }
    request.finalFrames = [ObjectIdentifier(new): frame]
    request.defaultAnimator = scrollView == nil ? PageCurlAnimator(turn, self) : PageScrollAnimator(turn, self)
    request.participants = [self]
    request.afterCompletions = { link.target?.end(turn, completed: turn.driver?.state == .completed) }
    return request
  }

  /// Adds the arriving page beside, below or above the present one.
  func addArrivingView(of turn: PageTurn) {
    let container = scrollView ?? curlView
    UIView.performWithoutAnimation {
      if scrollView != nil { place(turn.to, at: side(of: turn.direction)) } else { place(turn.to, at: 0) }
      container.addSubview(turn.to.viewInContainer)
    }
  }

  /// Settles a completed turn, with the did-callbacks in the style's order (T-117).
  private func settleCompleted(_ turn: PageTurn) {
    let (old, new) = (turn.from, turn.to)
    let isChild = new.parent === self
    pages = isChild ? turn.pages : []
    shown = isChild ? new : nil
    neighbours = PageNeighbours()
    if turn.isByUser, isChild, let old, !isDoubleSided {
      if turn.direction == .forward { neighbours.before = .some([old]) } else { neighbours.after = .some([old]) }
    }
    if let old {
      environment.record(.hierarchy, old.traceName, "removedFromContainer")
      if old.viewInContainer.superview === scrollView ?? curlView { old.viewInContainer.removeFromSuperview() }
    }
    let container = scrollView ?? curlView
    if isChild, new.viewInContainer.superview !== container { container.addSubview(new.viewInContainer) }
    settleContent(after: turn)
    if transitionStyle == .pageCurl { old?.endAppearanceTransition() }
    turn.driver?.arriving = nil
    new.endAppearanceTransition()
    if transitionStyle == .scroll { old?.endAppearanceTransition() }
    if let old { release(old) }
  }

  /// Settles a cancelled turn: both pages get the callbacks that lead back, in the style's order (T-117).
  private func settleCancelled(_ turn: PageTurn) {
    let (old, new) = (turn.from, turn.to)
    turn.driver?.noteArrivingView()
    environment.record(.hierarchy, new.traceName, "removedFromContainer")
    new.viewInContainer.removeFromSuperview()
    if let old, old.viewInContainer.superview !== scrollView ?? curlView {
      (scrollView ?? curlView).addSubview(old.viewInContainer)
    }
    settleContent(after: nil)
    func newDisappears() {
      // A disappearing container has already sent this to the arriving page.
      if new.appearanceInContainer != .disappearing { new.beginAppearanceTransition(false, animated: true) }
    }
    func oldAppears() {
      // No page reappears in a container that has left the screen.
      turn.driver?.arriving = old
      if appearance.isShown { old?.beginAppearanceTransition(true, animated: true) }
      turn.driver?.arriving = nil
    }
    turn.driver?.arriving = nil
    if transitionStyle == .scroll {
      oldAppears()
      old?.endAppearanceTransition()
      newDisappears()
      new.endAppearanceTransition()
    } else {
      newDisappears()
      oldAppears()
      new.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
    release(new)
  }

  /// Puts the shown page into the middle; a drag that goes on beyond a page continues from there.
  private func settleContent(after turn: PageTurn?) {
    UIView.performWithoutAnimation {
      if let scrollView {
        if !scrollView.scroller.isDragging { scrollView.scroller.stop() }
        let rest =
          scrollView.scroller.isDragging ? scrollView.displacement - (turn.map { side(of: $0.direction) } ?? 0) : 0
        centreContent(at: rest)
      }
      if let shown { place(shown, at: 0) }
    }
  }

  /// Ends a turn: notifies delegate and app, and performs the change that waits.
  private func end(_ turn: PageTurn, completed: Bool) {
    guard case .turning(let running, let next) = state, running === turn else { return }
    turn.scrolling = nil
    state = .settled
    if turn.isByUser {
      // A page shown at once has already updated the indicator.
      if completed, turn.driver != nil { moveIndicator(turn.direction) }
      let previous = [turn.from].compacted()
      recordDelegate("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", previous)
      delegateWithOptionalMethods?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
    } else {
      indicatorChanged()
    }
    turn.completion?(completed)
    // A drag that goes on may reach the next page.
    if scrollView?.scroller.isDragging == true { limitScrolling() }
    parent?.contentDidMove()
    guard let next else { return }
    setPages(next)
  }

  private func recordDelegate(_ name: String, _ pages: [UIViewController]) {
    environment.record(.delegate, traceName, name, pages.map(\.traceName))
  }
}

extension UIPageViewController: SystemContainer {
  func showsAfterTransition(_ child: UIViewController) -> Bool { (state.turn?.to ?? shown) === child }
  func isInstalled(_ child: UIViewController) -> Bool { state.turn == nil && shown === child }
  var contentTransition: TransitionDriver? { driver }
  var laysOutUnderOuterBars: Bool { true }
}
