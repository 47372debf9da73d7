import QuartzCore

/// The fingers that take a zoomed screen away: one that drags down, or from the leading edge where it was pushed, and two that pinch (E-77).
@MainActor final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger goes, in points, and how fast it is, in points per second, for the screen to go; and by how much it may miss the
  /// axis, as the tangent of 30° (K-49).
  static let (distance, speed, slope): (CGFloat, CGFloat, CGFloat) = (132.5, 1050, 0.577_350_269)
  /// To what part of its size two fingers make the screen for it to go; ours.
  static let pinched: CGFloat = 0.8

  private unowned let controller: UIViewController
  private let settings: ZoomSettings
  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  private var interaction: ZoomInteraction?
  /// Whether the way out that fingers asked for has still to begin; what they do meanwhile is kept for it (C-84, P-9).
  private var isWaiting = false
  private var fingersAreDown = false
  /// Where the finger landed, in the window.
  private var landing = CGPoint.zero
  /// Whether the finger goes sideways.
  private var isLevel = false
  /// Where the screen was caught on its way in.
  private var caught: ZoomCard.Place?

  init(_ controller: UIViewController, _ settings: ZoomSettings) {
    (self.controller, self.settings) = (controller, settings)
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector("handlePan:", ZoomDismissal.handlePan(_:)))
    pinch.addTarget(self, action: Selector("handlePinch:", ZoomDismissal.handlePinch(_:)))
    for recognizer in [pan, pinch] as [UIGestureRecognizer] {
      recognizer.delegate = self
      controller.view.addGestureRecognizer(recognizer)
    }
  }

  /// No longer the controller's.
  func detach() {
    for recognizer in [pan, pinch] as [UIGestureRecognizer] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Who drives the way out that a finger asked for.
  func takeInteraction() -> ZoomInteraction? {
    defer {
      isWaiting = false
      if !fingersAreDown { interaction = nil }
    }
    return isWaiting ? interaction : nil
  }

  /// Notes where a push was when it was caught (T-110).
  func catchPush(at place: ZoomCard.Place) { caught = place }

  /// The animator of the way in or out.
  func animator(isZoomingIn: Bool) -> ZoomAnimator {
    defer { caught = nil }
    let animator = ZoomAnimator(isZoomingIn: isZoomingIn, settings, from: isZoomingIn ? nil : caught)
    if isWaiting, !isZoomingIn { animator.interaction = interaction }
    return animator
  }

  // MARK: Beginning

  private var navigation: UINavigationController? {
    guard let navigation = controller.parent as? UINavigationController, navigation.viewControllers.count > 1,
      navigation.topViewController === controller
    else { return nil }
    return navigation
  }

  private var presentation: Presentation? {
    guard let presentation = controller.modal.isPresentedBy, presentation.phase == .presented, presentation.isOnTop
    else { return nil }
    return presentation
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === pan { landing = touch.location(in: nil) }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Where the zoom does not run, fingers drive nothing (E-88).
    guard !fingersAreDown, let view = controller.viewIfLoaded, !controller.environment.motion.isReduced else {
      return false
    }
    guard let navigation else {
      guard let presentation, presentation.style != .popover else { return false }
      return mayBegin(gestureRecognizer, in: view, isPushed: false) && presentation.userMayDismiss()
    }
    guard !navigation.isTransitioning || navigation.zoomsIn(controller) else { return false }
    return mayBegin(gestureRecognizer, in: view, isPushed: true)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer, in view: UIView, isPushed: Bool) -> Bool {
    var (willBegin, velocity) = (false, CGPoint.zero)
    if recognizer === pan {
      velocity = pan.velocity(in: view)
      let side: CGFloat = view.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
      let x = view.convert(landing, from: nil).x
      let fromEdge = side > 0 ? x - view.bounds.minX : view.bounds.maxX - x
      isLevel =
        isPushed && fromEdge < UIScreenEdgePanGestureRecognizer.zone && velocity.x * side > 0
        && abs(velocity.y) <= Self.slope * abs(velocity.x)
      let isDown = velocity.y > 0 && abs(velocity.x) <= Self.slope * velocity.y
      willBegin = isLevel || isDown && isScrolledToTop(at: pan.location(in: view), in: view)
    } else {
      // Which way the fingers go is known once they have gone.
      willBegin = true
    }
    guard let decide = settings.options.interactiveDismissShouldBegin else { return willBegin }
    return decide(
      .init(
        location: recognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
        willBegin: willBegin))
  }

  private func isScrolledToTop(at point: CGPoint, in view: UIView) -> Bool {
    var hit = view.hitTest(point, with: nil)
    while let current = hit, current !== view {
      if let scrolling = current as? any SheetScrolling { return scrolling.isScrolledToTop }
      hit = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is any SheetScrolling
  }

  // MARK: Moving

  private func begin() {
    let new = ZoomInteraction(settings)
    (interaction, isWaiting, fingersAreDown) = (new, true, true)
    if let navigation {
      navigation.popViewController(animated: true)
    } else if let presentation {
      presentation.dismissByUser(nil)
    }
  }

  private func end(finishes: Bool) {
    interaction?.letGo(finishes: finishes)
    fingersAreDown = false
    if !isWaiting { interaction = nil }
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    // The zoomed view moves with the finger: what counts is the window.
    let (way, speed) = (gesture.translation(in: nil), gesture.velocity(in: nil))
    switch gesture.state {
    case .began: begin()
    case .changed: interaction?.follow(CGVector(dx: way.x, dy: way.y), scale: 1)
    case .ended:
      let side: CGFloat = controller.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
      let (along, across) = isLevel ? (side * speed.x, speed.y) : (speed.y, speed.x)
      let isFlung = along > Self.speed && abs(across) <= Self.slope * along
      // One that is flung back stays.
      end(finishes: isFlung || (isLevel ? side * way.x : way.y) > Self.distance && along > -Self.speed)
    case .cancelled, .failed: end(finishes: false)
    default: break
    }
  }

  private func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .changed:
      if !fingersAreDown, gesture.scale < 1 { begin() }
      interaction?.follow(.zero, scale: gesture.scale)
    case .ended: end(finishes: gesture.scale < Self.pinched)
    case .cancelled, .failed: end(finishes: false)
    default: break
    }
  }
}
