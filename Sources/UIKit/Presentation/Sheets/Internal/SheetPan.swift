import QuartzCore

/// The pan that drags a card from detent to detent, and down to dismiss it (T-90).
///
/// Between the detents the card follows directly. Below the lowest one, the pan drives a dismissal by a percent driver,
/// or pulls at a rubber band where the app refuses.
@MainActor final class SheetPan: NSObject, UIGestureRecognizerDelegate {
  private enum Phase {
    case idle, resizing, refused
    /// The card is at its greatest height: the pan scrolls the content, until it ends or dismisses.
    case passing(any SheetScrolling)
    case dismissing(UIPercentDrivenInteractiveTransition)
  }

  let recognizer = UIPanGestureRecognizer()
  private unowned let sheet: UISheetPresentationController
  private var phase = Phase.idle
  /// The card's top edge at the beginning of the drag.
  private var grabbedTop: CGFloat = 0
  /// The detent at the beginning of the drag, or set by the app since (T-130).
  private var heldDetent: UISheetPresentationController.Detent.Identifier?
  /// The scrolling view under the finger; nil without a drag.
  private var scrolling: (any SheetScrolling)?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handlePan:", SheetPan.handlePan(_:)))
  }

  /// Whether the card is being dragged.
  var isDragging: Bool {
    if case .idle = phase { false } else { true }
  }

  /// Whether the card is being dragged from a stop, and the app has not selected another one since.
  func holds(_ stop: SheetLayout.Stop) -> Bool { isDragging && heldDetent == stop.identifier }

  /// Called when the card is placed at a stop: if the app has selected it during a drag, the drag continues from there
  /// (T-130).
  func cardWasPlaced(at stop: SheetLayout.Stop) {
    guard isDragging, heldDetent != stop.identifier, let container = sheet.containerView else { return }
    heldDetent = stop.identifier
    grabbedTop = sheet.card.frame.minY - recognizer.translation(in: container).y
    if case .refused = phase { phase = .resizing }
  }

  /// Ends the drag, because the sheet has been removed.
  func end() {
    leavePassing(speed: 0)
    phase = .idle
    scrolling = nil
  }

  // MARK: Beginning

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let container = sheet.containerView else { return false }
    let shown = sheet.card.layer.presentation()?.frame ?? sheet.card.frame
    return shown.contains(touch.location(in: container))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let container = sheet.containerView else { return false }
    let speed = recognizer.velocity(in: container)
    guard speed.y.magnitude >= speed.x.magnitude else { return false }
    scrolling = container.scrollingView(at: recognizer.location(in: container))
    guard let scrolling else { return true }
    guard scrolling.isScrolledToTop else { return false }
    let canGrow = sheet.selectedStop != sheet.layout.stops.last
    return speed.y > 0 || (canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.scrollsContent
  }

  // MARK: Moving

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let container = sheet.containerView else { return }
    let way = gesture.translation(in: container).y
    switch gesture.state {
    case .began:
      grab(way)
      move(to: grabbedTop + way)
    case .changed:
      move(to: grabbedTop + way)
    case .ended, .cancelled:
      let speed = gesture.state == .cancelled ? 0 : gesture.velocity(in: container).y
      let top = grabbedTop + way
      release(at: top, speed: speed, isCancelled: gesture.state == .cancelled)
      leavePassing(speed: top < sheet.layout.highestTop ? speed : 0)
      end()
    default: break
    }
  }

  /// Begins a drag where the card is: at rest, on the spring, or during a dismissal.
  private func grab(_ way: CGFloat) {
    heldDetent = sheet.selectedStop.identifier
    if let presentation = sheet.presentation, let driver = presentation.claimSwipe() {
      phase = .dismissing(driver)
      grabbedTop = sheet.layout.lowestTop + driver.percentComplete * dismissalWay - way
    } else if sheet.isAtRest {
      phase = .resizing
      grabbedTop = sheet.stopSettling() - way
    }
  }

  /// The distance from the lowest stop to below the container, in points.
  private var dismissalWay: CGFloat {
    max(1, sheet.layout.container.maxY - sheet.layout.lowestTop)
  }

  private func move(to top: CGFloat) {
    let lowest = sheet.layout.lowestTop
    switch phase {
    case .idle: return
    case .refused:
      guard sheet.isAtRest else { return }
      guard top <= lowest else { return sheet.place(atTop: resisted(top)) }
      phase = .resizing
      move(to: top)
    case .resizing, .passing:
      guard sheet.isAtRest else { return }
      let isPassed = passesOn(beyond: top)
      if top <= lowest {
        sheet.place(atTop: isPassed ? sheet.layout.highestTop : resisted(top))
      } else {
        leavePassing(speed: 0)
        leaveLowestStop(top)
      }
    case .dismissing(let driver):
      guard driver.hasGestureTransition else { return }
      driver.update((top - lowest) / dismissalWay)
      guard top < lowest else { return }
      // Above the lowest stop the drag does not dismiss any more.
      driver.cancel()
      phase = .resizing
    }
  }

  /// Scrolls the content beyond the highest stop, if a view under the finger scrolls; returns whether it did.
  private func passesOn(beyond top: CGFloat) -> Bool {
    let rest = sheet.layout.highestTop - top
    if case .resizing = phase, rest > 0, let scrolling { phase = .passing(scrolling) }
    guard case .passing(let scrolling) = phase else { return false }
    scrolling.sheetPassesOn(max(0, rest))
    return rest > 0
  }

  /// Ends the scrolling of the content, which decelerates from the finger's speed.
  private func leavePassing(speed: CGFloat) {
    guard case .passing(let scrolling) = phase else { return }
    phase = .resizing
    scrolling.sheetLetsGo(speed: speed)
  }

  /// Begins a dismissal below the lowest stop, or pulls at a rubber band where the app refuses.
  private func leaveLowestStop(_ top: CGFloat) {
    guard let presentation = sheet.presentation, presentation.phase == .presented, presentation.isOnTop else { return }
    guard presentation.allowsUserDismissal() else {
      phase = .refused
      return sheet.place(atTop: resisted(top))
    }
    sheet.place(atTop: sheet.layout.lowestTop)
    sheet.choose(sheet.layout.stops[0])
    heldDetent = sheet.selectedStop.identifier
    let driver = UIPercentDrivenInteractiveTransition()
    phase = .dismissing(driver)
    presentation.dismissByUser(SystemInteraction(driver))
    driver.update((top - sheet.layout.lowestTop) / dismissalWay)
  }

  /// The top edge with the rubber band's resistance, beyond the highest stop and below the lowest (K-32, K-42).
  private func resisted(_ top: CGFloat) -> CGFloat {
    let layout = sheet.layout
    let bounds = layout.container.height
    if top < layout.highestTop {
      return layout.highestTop + SheetMetrics.rubberBand(top - layout.highestTop, dimension: bounds)
    }
    guard top > layout.lowestTop else { return top }
    return layout.lowestTop + SheetMetrics.rubberBand(top - layout.lowestTop, dimension: bounds)
  }

  // MARK: Release

  private func release(at top: CGFloat, speed: CGFloat, isCancelled: Bool) {
    let layout = sheet.layout
    switch phase {
    case .idle: return
    case .resizing, .passing:
      guard sheet.isAtRest else { return }
      let stop = isCancelled ? sheet.selectedStop : layout.nearest(to: top + speed * SheetMetrics.projection)
      sheet.choose(stop)
      sheet.settle(at: stop, from: sheet.card.frame.minY, speed: speed)
    case .refused:
      sheet.settle(at: layout.stops[0], from: sheet.card.frame.minY, speed: speed)
      sheet.presentation?.notifyRefusedDismissal()
    case .dismissing(let driver):
      guard driver.hasGestureTransition else { return }
      let offset = max(0, top - layout.lowestTop)
      let isFar = offset > SheetMetrics.dismissingPart * layout.stops[0].height && speed > -SheetMetrics.dismissingSpeed
      let goes = !isCancelled && (speed >= SheetMetrics.dismissingSpeed || isFar)
      letGo(driver, goes: goes, rest: goes ? dismissalWay - offset : offset, speed: goes ? speed : -speed)
    }
  }

  /// Releases the dismissal with the settling spring, at the finger's speed towards the end (K-31).
  private func letGo(_ driver: UIPercentDrivenInteractiveTransition, goes: Bool, rest: CGFloat, speed: CGFloat) {
    let limit = SheetMetrics.springFrequency
    let velocity = rest > 0 ? min(max(speed / rest, -limit), limit) : 0
    driver.timingCurve = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
    if goes { driver.finish() } else { driver.cancel() }
  }
}
