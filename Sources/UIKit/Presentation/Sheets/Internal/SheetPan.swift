import QuartzCore

/// The finger that drags a card from detent to detent, and down to dismiss it (T-90).
///
/// Between the detents the card follows directly; below the lowest one the finger drives a dismissal through the transition's
/// own driver, or, where the app refuses, pulls at a rubber band.
@MainActor final class SheetPan: NSObject, UIGestureRecognizerDelegate {
  private enum Phase {
    case idle, resizing, refused
    /// The card has grown as far as it can: what it shows has the finger, until that leaves or dismisses.
    case passing(any SheetScrolling)
    case dismissing(UIPercentDrivenInteractiveTransition)
  }

  let recognizer = UIPanGestureRecognizer()
  private unowned let sheet: UISheetPresentationController
  private var phase = Phase.idle
  /// Where the card's top edge was when the finger took it.
  private var grabbedTop: CGFloat = 0
  /// The detent that the card had then, or that code has given it since (T-130).
  private var heldDetent: UISheetPresentationController.Detent.Identifier?
  /// The view under the finger that scrolls, while there is a finger.
  private var scrolling: (any SheetScrolling)?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handlePan:", SheetPan.handlePan(_:)))
  }

  /// Whether a finger has the card.
  var isDragging: Bool {
    if case .idle = phase { false } else { true }
  }

  /// Whether a finger has the card at a stop; not where code has chosen another one since.
  func holds(_ stop: SheetLayout.Stop) -> Bool { isDragging && heldDetent == stop.identifier }

  /// The card lies at a stop now: if code has chosen it while a finger has the card, the finger goes on from there (T-130).
  func cardWasPlaced(at stop: SheetLayout.Stop) {
    guard isDragging, heldDetent != stop.identifier, let container = sheet.containerView else { return }
    heldDetent = stop.identifier
    grabbedTop = sheet.card.frame.minY - recognizer.translation(in: container).y
    if case .refused = phase { phase = .resizing }
  }

  /// The sheet is gone, perhaps from under the finger.
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

  /// Takes the card where it is: at rest, on the spring, or on its way out or back.
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

  /// The way of the card from its lowest stop until it is gone.
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
      guard driver.drivesGesture else { return }
      driver.update((top - lowest) / dismissalWay)
      guard top < lowest else { return }
      // The finger is above the lowest stop again: this is no dismissal any more.
      driver.cancel()
      phase = .resizing
    }
  }

  /// Beyond the highest stop the finger is the content's, where there is a view that scrolls.
  private func passesOn(beyond top: CGFloat) -> Bool {
    let rest = sheet.layout.highestTop - top
    if case .resizing = phase, rest > 0, let scrolling { phase = .passing(scrolling) }
    guard case .passing(let scrolling) = phase else { return false }
    scrolling.sheetPassesOn(max(0, rest))
    return rest > 0
  }

  /// Takes the finger back from the content, which goes on at the finger's speed.
  private func leavePassing(speed: CGFloat) {
    guard case .passing(let scrolling) = phase else { return }
    phase = .resizing
    scrolling.sheetLetsGo(speed: speed)
  }

  /// The finger pulls the card below its lowest stop: a dismissal, where the app allows one.
  private func leaveLowestStop(_ top: CGFloat) {
    guard let presentation = sheet.presentation, presentation.phase == .presented, presentation.isOnTop else { return }
    guard presentation.userMayDismiss() else {
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

  /// Beyond the highest stop, and below the lowest where the app refuses, the card gives way less and less (K-32, K-42).
  private func resisted(_ top: CGFloat) -> CGFloat {
    let layout = sheet.layout
    let bounds = layout.container.height
    if top < layout.highestTop {
      return layout.highestTop + SheetMetrics.rubberBand(top - layout.highestTop, dimension: bounds)
    }
    guard top > layout.lowestTop else { return top }
    return layout.lowestTop + SheetMetrics.rubberBand(top - layout.lowestTop, dimension: bounds)
  }

  // MARK: Letting go

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
      sheet.presentation?.userWasRefused()
    case .dismissing(let driver):
      guard driver.drivesGesture else { return }
      let offset = max(0, top - layout.lowestTop)
      let isFar = offset > SheetMetrics.dismissingPart * layout.stops[0].height && speed > -SheetMetrics.dismissingSpeed
      let goes = !isCancelled && (speed >= SheetMetrics.dismissingSpeed || isFar)
      letGo(driver, goes: goes, rest: goes ? dismissalWay - offset : offset, speed: goes ? speed : -speed)
    }
  }

  /// The rest of the way goes along the settling spring, with the finger's speed towards its end (K-31).
  private func letGo(_ driver: UIPercentDrivenInteractiveTransition, goes: Bool, rest: CGFloat, speed: CGFloat) {
    let limit = SheetMetrics.springFrequency
    let velocity = rest > 0 ? min(max(speed / rest, -limit), limit) : 0
    driver.timingCurve = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
    if goes { driver.finish() } else { driver.cancel() }
  }
}
