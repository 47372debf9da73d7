import QuartzCore

/// The pan that drags a card from detent to detent, and down to dismiss it (T-90).
///
/// Between the detents the card follows directly. Below the lowest one, the pan drives a dismissal by a percent driver,
/// or pulls at a rubber band where the app refuses.
@MainActor final class SheetPan: NSObject, UIGestureRecognizerDelegate {
  private enum Phase {
    case idle, resizing, refused
    /// The card is at its greatest height: the pan scrolls the content, until it ends or dismisses.
    case scrolling(any SheetScrolling)
    case dismissing(UIPercentDrivenInteractiveTransition)
  }

  let recognizer = UIPanGestureRecognizer()
  private unowned let sheet: UISheetPresentationController
  private var phase = Phase.idle
  /// The card's top edge at the beginning of the drag.
  private var initialTop: CGFloat = 0
  /// The detent at the beginning of the drag, or set by the app since (T-130).
  private var initialDetent: UISheetPresentationController.Detent.Identifier?
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
  func isDragging(from stop: SheetLayout.Stop) -> Bool { isDragging && initialDetent == stop.identifier }

  /// Called when the card is placed at a stop: if the app has selected it during a drag, the drag continues from there
  /// (T-130).
  func cardWasPlaced(at stop: SheetLayout.Stop) {
    guard isDragging, initialDetent != stop.identifier, let container = sheet.containerView else { return }
    initialDetent = stop.identifier
    initialTop = sheet.card.frame.minY - recognizer.translation(in: container).y
    if case .refused = phase { phase = .resizing }
  }

  /// Ends the drag, because the sheet has been removed.
  func end() {
    endScrolling(speed: 0)
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
    // Delegates may release the owner meanwhile.
    let sheet = sheet
    defer { withExtendedLifetime(sheet) {} }
    guard let container = sheet.containerView else { return }
    let translation = gesture.translation(in: container).y
    switch gesture.state {
    case .began:
      beginDrag(translation)
      move(to: initialTop + translation)
    case .changed:
      move(to: initialTop + translation)
    case .ended, .cancelled:
      let speed = gesture.state == .cancelled ? 0 : gesture.velocity(in: container).y
      let top = initialTop + translation
      release(at: top, speed: speed, isCancelled: gesture.state == .cancelled)
      endScrolling(speed: top < sheet.layout.highestTop ? speed : 0)
      end()
    default: break
    }
  }

  /// Begins a drag where the card is: at rest, on the spring, or during a dismissal.
  private func beginDrag(_ translation: CGFloat) {
    initialDetent = sheet.selectedStop.identifier
    if let presentation = sheet.presentation, let percentDriver = presentation.claimSwipe() {
      phase = .dismissing(percentDriver)
      initialTop = sheet.layout.lowestTop + percentDriver.percentComplete * dismissalDistance - translation
    } else if sheet.isAtRest {
      phase = .resizing
      initialTop = sheet.stopSettling() - translation
    }
  }

  /// The distance from the lowest stop to below the container, in points.
  private var dismissalDistance: CGFloat {
    max(1, sheet.layout.container.maxY - sheet.layout.lowestTop)
  }

  private func move(to top: CGFloat) {
    let lowest = sheet.layout.lowestTop
    switch phase {
    case .idle: return
    case .refused:
      guard sheet.isAtRest else { return }
      guard top <= lowest else { return sheet.place(atTop: rubberBanded(top)) }
      phase = .resizing
      move(to: top)
    case .resizing, .scrolling:
      guard sheet.isAtRest else { return }
      let isScrolled = scrollContent(beyond: top)
      if top <= lowest {
        sheet.place(atTop: isScrolled ? sheet.layout.highestTop : rubberBanded(top))
      } else {
        endScrolling(speed: 0)
        beginDismissal(top)
      }
    case .dismissing(let percentDriver):
      guard percentDriver.hasGestureTransition else { return }
      percentDriver.update((top - lowest) / dismissalDistance)
      guard top < lowest else { return }
      // Above the lowest stop the drag does not dismiss any more.
      percentDriver.cancel()
      phase = .resizing
    }
  }

  /// Scrolls the content beyond the highest stop, if a view under the finger scrolls; returns whether it did.
  private func scrollContent(beyond top: CGFloat) -> Bool {
    let rest = sheet.layout.highestTop - top
    if case .resizing = phase, rest > 0, let scrolling { phase = .scrolling(scrolling) }
    guard case .scrolling(let scrolling) = phase else { return false }
    scrolling.scrollBySheetDrag(max(0, rest))
    return rest > 0
  }

  /// Ends the scrolling of the content, which decelerates from the finger's speed.
  private func endScrolling(speed: CGFloat) {
    guard case .scrolling(let scrolling) = phase else { return }
    phase = .resizing
    scrolling.endSheetDrag(speed: speed)
  }

  /// Begins a dismissal below the lowest stop, or pulls at a rubber band where the app refuses.
  private func beginDismissal(_ top: CGFloat) {
    guard let presentation = sheet.presentation, presentation.isAtRest, presentation.isOnTop else { return }
    guard presentation.allowsUserDismissal() else {
      phase = .refused
      return sheet.place(atTop: rubberBanded(top))
    }
    sheet.place(atTop: sheet.layout.lowestTop)
    sheet.select(sheet.layout.stops[0])
    initialDetent = sheet.selectedStop.identifier
    let percentDriver = UIPercentDrivenInteractiveTransition()
    phase = .dismissing(percentDriver)
    presentation.dismissByUser(SystemInteraction(percentDriver))
    percentDriver.update((top - sheet.layout.lowestTop) / dismissalDistance)
  }

  /// The top edge with the rubber band's resistance, beyond the highest stop and below the lowest (K-32, K-42).
  private func rubberBanded(_ top: CGFloat) -> CGFloat {
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
    case .resizing, .scrolling:
      guard sheet.isAtRest else { return }
      let stop = isCancelled ? sheet.selectedStop : layout.nearest(to: top + speed * SheetMetrics.projection)
      sheet.select(stop)
      sheet.settle(at: stop, from: sheet.card.frame.minY, speed: speed)
    case .refused:
      sheet.settle(at: layout.stops[0], from: sheet.card.frame.minY, speed: speed)
      sheet.presentation?.notifyRefusedDismissal()
    case .dismissing(let percentDriver):
      guard percentDriver.hasGestureTransition else { return }
      let offset = max(0, top - layout.lowestTop)
      let isFar =
        offset > SheetMetrics.dismissalFraction * layout.stops[0].height && speed > -SheetMetrics.dismissalSpeed
      let dismisses = !isCancelled && (speed >= SheetMetrics.dismissalSpeed || isFar)
      release(
        percentDriver, dismisses: dismisses, rest: dismisses ? dismissalDistance - offset : offset,
        speed: dismisses ? speed : -speed)
    }
  }

  /// Releases the dismissal with the settling spring, at the finger's speed towards the end (K-31).
  private func release(
    _ percentDriver: UIPercentDrivenInteractiveTransition, dismisses: Bool, rest: CGFloat, speed: CGFloat
  ) {
    let limit = SheetMetrics.springFrequency
    let velocity = rest > 0 ? min(max(speed / rest, -limit), limit) : 0
    percentDriver.timingCurve = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
    if dismisses { percentDriver.finish() } else { percentDriver.cancel() }
  }
}
