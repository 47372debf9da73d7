import QuartzCore

/// Turns by scrolling: the scroll view moves the pages, and the transition follows it.
extension UIPageViewController {
  /// The side at which the page in a direction lies: 1 for right and below, −1 for left and above.
  func side(of direction: NavigationDirection) -> CGFloat {
    let isMirrored = navigationOrientation == .horizontal && traitCollection.layoutDirection == .rightToLeft
    return (direction == .forward) == isMirrored ? -1 : 1
  }

  /// The direction to the page at a side.
  private func direction(to side: CGFloat) -> NavigationDirection {
    self.side(of: .forward) == (side < 0 ? -1 : 1) ? .forward : .reverse
  }

  /// Returns the pages at a side; nil for none.
  func neighbour(side: CGFloat) -> [UIViewController]? { neighbour(direction(to: side)) }

  /// Lets the content scroll to the sides that have pages.
  func limitScrolling() {
    scrollView?.limit(before: neighbour(side: -1) != nil, after: neighbour(side: 1) != nil)
  }

  /// Asks for the pages around, so that the content scrolls to them, and makes a turn that runs interactive again.
  func dragWillBegin() {
    limitScrolling()
    if let context = state.turn?.scrolling, !context.isInteractive { context.pauseInteractiveTransition() }
  }

  /// Follows the content: begins a turn as soon as another page shows, and ends it where a drag goes beyond that page,
  /// or back over the present one.
  func didScroll() {
    guard let scrollView else { return }
    let displacement = scrollView.displacement
    guard let turn = state.turn else {
      if scrollView.scroller.isDragging, displacement != 0 {
        turnByUser(direction(to: displacement), isInteractive: true)
        updateTurn(to: displacement)
      }
      return
    }
    guard scrollView.scroller.isDragging, let context = turn.scrolling else { return updateTurn(to: displacement) }
    let progress = displacement * side(of: turn.direction)
    if progress >= 1 {
      context.updateInteractiveTransition(1)
      context.completeTransition(true)
    } else if progress <= 0 {
      context.updateInteractiveTransition(0)
      context.cancelInteractiveTransition()
      endAtArrival(turn)
    } else {
      context.updateInteractiveTransition(progress)
    }
  }

  private func updateTurn(to displacement: CGFloat) {
    guard let turn = state.turn, let context = turn.scrolling, context.isInteractive else { return }
    context.updateInteractiveTransition(min(max(displacement * side(of: turn.direction), 0), 1))
  }

  /// Releases the transition, which arrives together with the content.
  func dragDidEnd(restingAt target: CGFloat, after duration: TimeInterval) {
    guard let turn = state.turn, let context = turn.scrolling, let scrollView else { return }
    if !context.isInteractive { context.pauseInteractiveTransition() }
    let progress = min(max(scrollView.displacement * side(of: turn.direction), 0), 1)
    let completes = (target * side(of: turn.direction)).rounded() >= 1
    context.updateInteractiveTransition(progress)
    let rest = TimeInterval(completes ? 1 - progress : progress) * PageScrollAnimator.duration
    (turn.driver?.request.defaultInteraction as? PageScrollInteraction)?.completionSpeed =
      duration > 0 && rest > 0 ? max(0.01, CGFloat(rest / duration)) : 1
    if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
  }

  /// Ends the turn with the content at rest.
  func scrollingDidEnd() {
    guard let scrollView else { return }
    guard let turn = state.turn else { return centreContent() }
    guard let driver = turn.driver, driver.isUnderWay else { return }
    if turn.scrolling != nil { return endAtArrival(turn) }
    driver.complete((scrollView.displacement * side(of: turn.direction)).rounded() >= 1)
  }

  /// Completes a turn in this turn of the loop, after the clock of the alongside animations has arrived.
  private func endAtArrival(_ turn: PageTurn) {
    environment.enqueueCompletion { [weak turn] in
      guard let context = turn?.scrolling, let driver = turn?.driver, driver.isUnderWay, !context.isInteractive else {
        return
      }
      if context.transitionWasCancelled { driver.restoreAlongsideInContainer() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Lets the user's scrolling move a turn.
final class PageScrollInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private let turn: PageTurn
  @WeakReference private var pageController: UIPageViewController?
  /// The speed of the alongside animations after the release, so that they arrive with the content.
  var completionSpeed: CGFloat = 1
  var completionCurve: UIView.AnimationCurve { .easeOut }

  init(_ turn: PageTurn, _ pageController: UIPageViewController) {
    self.turn = turn
    super.init()
    self.pageController = pageController
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    turn.scrolling = transitionContext
    pageController?.addArrivingView(of: turn)
  }
}

/// Scrolls to another page for the app.
final class PageScrollAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds, that of an animated scroll.
  static let duration = Scroller.animationDuration

  private let turn: PageTurn
  @WeakReference private var pageController: UIPageViewController?

  init(_ turn: PageTurn, _ pageController: UIPageViewController) {
    self.turn = turn
    super.init()
    self.pageController = pageController
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pageController, let scrollView = pageController.scrollView else {
      return context.completeTransition(true)
    }
    pageController.addArrivingView(of: turn)
    guard context.isAnimated, scrollView.stride > 0 else { return context.completeTransition(true) }
    scrollView.stopDrag()
    scrollView.limit(before: true, after: true)
    scrollView.scroll(to: pageController.side(of: turn.direction))
  }
}
