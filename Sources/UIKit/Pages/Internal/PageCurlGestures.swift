import QuartzCore

/// The gestures that turn pages which curl: a drag, and a tap near an edge.
final class PageCurlGestures: NSObject, UIGestureRecognizerDelegate, SelectorTable {
  static var selectors: [Selector] { [panAction, tapAction] }
  private static let panAction = Selector("handlePan:", PageCurlGestures.handlePan(_:))
  private static let tapAction = Selector("handleTap:", PageCurlGestures.handleTap(_:))

  /// The part of the page at each edge that takes taps.
  private static let tapZone: CGFloat = 0.2
  /// The progress from which a released turn completes.
  private static let threshold: CGFloat = 0.5
  /// The speed from which a release is decided by its direction, in pages per second.
  private static let flingSpeed: CGFloat = 1

  let percentDriver = UIPercentDrivenInteractiveTransition()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private unowned let pageController: UIPageViewController
  /// The direction of the drag's turn.
  private var direction = UIPageViewController.NavigationDirection.forward

  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  init(_ pageController: UIPageViewController) {
    self.pageController = pageController
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Self.panAction)
    tap.addTarget(self, action: Self.tapAction)
    for gesture in recognizers { gesture.delegate = self }
    percentDriver.completionCurve = .easeOut
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard pageController.userMayTurn, pageController.state.turn == nil else { return false }
    let found = gestureRecognizer === tap ? tappedDirection : draggedDirection
    guard let found, pageController.neighbour(found) != nil else { return false }
    direction = found
    return true
  }

  /// The direction of a tap; nil away from the edges.
  private var tappedDirection: UIPageViewController.NavigationDirection? {
    let (point, size) = (tap.location(in: pageController.curlView), pageController.curlView.bounds.size)
    let (position, length) = isHorizontal ? (point.x, size.width) : (point.y, size.height)
    if position > length * (1 - Self.tapZone) { return pageController.rollsBack ? .reverse : .forward }
    if position < length * Self.tapZone { return pageController.rollsBack ? .forward : .reverse }
    return nil
  }

  /// The direction of a drag; nil for one across the pages.
  private var draggedDirection: UIPageViewController.NavigationDirection? {
    let speed = pan.velocity(in: pageController.view)
    // A first movement in no time has no speed.
    let movement = speed == .zero ? pan.translation(in: pageController.view) : speed
    let (along, across) = isHorizontal ? (movement.x, movement.y) : (movement.y, movement.x)
    guard along.magnitude > across.magnitude else { return nil }
    return (along < 0) != pageController.rollsBack ? .forward : .reverse
  }

  private var isHorizontal: Bool { pageController.navigationOrientation == .horizontal }
  private var length: CGFloat {
    max(1, isHorizontal ? pageController.curlView.bounds.width : pageController.curlView.bounds.height)
  }

  /// Returns the part of a displacement, or of a velocity, along the turn, in pages.
  private func along(_ point: CGPoint) -> CGFloat {
    let sign: CGFloat = (direction == .forward) != pageController.rollsBack ? -1 : 1
    return sign * (isHorizontal ? point.x : point.y) / length
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    // Delegates may release the owner meanwhile.
    let pageController = pageController
    defer { withExtendedLifetime(pageController) {} }
    let progress = along(gesture.translation(in: pageController.view))
    switch gesture.state {
    case .began: pageController.turnByUser(direction, isInteractive: true)
    case .changed: if percentDriver.hasGestureTransition { percentDriver.update(progress) }
    case .ended, .cancelled:
      guard percentDriver.hasGestureTransition else { return }
      percentDriver.update(progress)
      let speed = along(gesture.velocity(in: pageController.view))
      let completes = speed.magnitude > Self.flingSpeed ? speed > 0 : progress >= Self.threshold
      if completes, gesture.state == .ended { percentDriver.finish() } else { percentDriver.cancel() }
    default: return
    }
  }

  private func handleTap(_ gesture: UITapGestureRecognizer) {
    pageController.turnByUser(direction, isInteractive: false)
  }
}
