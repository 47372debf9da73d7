import QuartzCore

/// The gestures that dismiss a zoomed screen: a drag down, a drag from the leading edge of a pushed screen, and a pinch
/// (E-77).
@MainActor final class ZoomDismissalGestures: NSObject, UIGestureRecognizerDelegate {
  /// The limits of a drag that dismisses the screen (K-49).
  ///
  /// A distance in points, a speed in points per second, and the greatest deviation from the axis, as the tangent of
  /// 30°.
  static let (distance, speed, slope): (CGFloat, CGFloat, CGFloat) = (132.5, 1050, 0.577_350_269)
  /// The scale below which a pinch dismisses the screen. A choice of ours.
  static let dismissalScale: CGFloat = 0.8

  private enum Phase {
    case idle
    /// A gesture drives the transition that it has requested. The interaction stores calls that come before the start
    /// (C-84, P-9).
    case driving(ZoomInteraction)
    /// The app refuses the dismissal: the gesture moves nothing, and the app is notified at its end.
    case refused(Presentation)
  }

  /// The direction of a drag.
  private enum Direction {
    case down
    /// From the leading edge: 1 where that is the left one, else −1.
    case fromLeadingEdge(CGFloat)
  }

  private unowned let controller: UIViewController
  let settings: ZoomSettings
  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  private var phase = Phase.idle
  /// The location of the touch at its beginning, in the window.
  private var touchLocation = CGPoint.zero
  private var direction = Direction.down
  /// The answer of the navigation controller's delegate for the pop that a gesture is about to request (T-56).
  private var declined: NoAnimatorAnswer?

  init(_ controller: UIViewController, _ settings: ZoomSettings) {
    (self.controller, self.settings) = (controller, settings)
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector("handlePan:", ZoomDismissalGestures.handlePan(_:)))
    pinch.addTarget(self, action: Selector("handlePinch:", ZoomDismissalGestures.handlePinch(_:)))
    for recognizer in [pan, pinch] as [UIGestureRecognizer] {
      recognizer.delegate = self
      controller.view.addGestureRecognizer(recognizer)
    }
  }

  /// Removes the gestures from the controller's view, and ends the current one.
  func detach() {
    end(finishes: false)
    for recognizer in [pan, pinch] as [UIGestureRecognizer] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  // MARK: Beginning

  private var navigation: UINavigationController? {
    guard let navigation = controller.parent as? UINavigationController, navigation.viewControllers.count > 1,
      navigation.topViewController === controller
    else { return nil }
    return navigation
  }

  private var presentation: Presentation? {
    guard let presentation = controller.modal.isPresentedBy, presentation.isAtRest, presentation.isOnTop
    else { return nil }
    return presentation
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === pan { touchLocation = touch.location(in: nil) }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Where the zoom is replaced because of reduced motion, gestures drive nothing (E-88).
    guard case .idle = phase, let view = controller.viewIfLoaded, !controller.environment.motion.isReduced else {
      return false
    }
    // Gestures drive nothing either where the delegate has an animator of its own (T-56).
    guard let navigation else {
      guard let presentation, presentation.style != .popover else { return false }
      return mayBegin(gestureRecognizer, in: view, isPushed: false) && presentation.usesSystemDismissalAnimator()
    }
    // A stack does not change while it is presented or dismissed (T-5).
    guard !navigation.isPresentationAnimating,
      !navigation.isTransitioning || navigation.zoomState(of: controller) != nil
    else { return false }
    let below = navigation.stack[navigation.stack.count - 2]
    guard mayBegin(gestureRecognizer, in: view, isPushed: true) else { return false }
    declined = navigation.noAnimatorAnswer(from: controller, to: below)
    return declined != nil
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer, in view: UIView, isPushed: Bool) -> Bool {
    var (willBegin, velocity) = (false, CGPoint.zero)
    if recognizer === pan {
      velocity = pan.velocity(in: view)
      let side: CGFloat = view.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
      let x = view.convert(touchLocation, from: nil).x
      let fromEdge = side > 0 ? x - view.bounds.minX : view.bounds.maxX - x
      let isHorizontal =
        isPushed && fromEdge < UIScreenEdgePanGestureRecognizer.edgeWidth && velocity.x * side > 0
        && abs(velocity.y) <= Self.slope * abs(velocity.x)
      direction = isHorizontal ? .fromLeadingEdge(side) : .down
      let isVertical = velocity.y > 0 && abs(velocity.x) <= Self.slope * velocity.y
      willBegin = isHorizontal || isVertical && view.scrollingView(at: pan.location(in: view))?.isScrolledToTop ?? true
    } else {
      // The direction of a pinch is known only when its fingers have moved.
      willBegin = true
    }
    guard let decide = settings.options.interactiveDismissShouldBegin else { return willBegin }
    return decide(
      .init(
        location: recognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
        willBegin: willBegin))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.scrollsContent
  }

  // MARK: Moving

  private func begin() {
    defer { declined = nil }
    let (navigation, presentation) = (navigation, presentation)
    if navigation == nil, let presentation, !presentation.allowsUserDismissal() {
      return phase = .refused(presentation)
    }
    let interaction = ZoomInteraction(settings, outOf: controller)
    phase = .driving(interaction)
    let gesture = SystemInteraction(interaction, declined)
    if let navigation { navigation.pop(drivenBy: gesture) } else { presentation?.dismissByUser(gesture) }
  }

  private func follow(_ displacement: CGVector, scale: CGFloat) {
    if case .driving(let interaction) = phase { interaction.follow(displacement, scale: scale) }
  }

  private func end(finishes: Bool) {
    let ended = phase
    (phase, declined) = (.idle, nil)
    switch ended {
    case .idle: break
    case .driving(let interaction): interaction.release(finishes: finishes)
    case .refused(let presentation): presentation.notifyRefusedDismissal()
    }
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    // Delegates may release the owner meanwhile.
    let controller = controller
    defer { withExtendedLifetime(controller) {} }
    // The zoomed view moves with the finger, so the drag is measured in the window.
    let (moved, speed) = (gesture.translation(in: nil), gesture.velocity(in: nil))
    switch gesture.state {
    case .began: begin()
    case .changed: follow(CGVector(dx: moved.x, dy: moved.y), scale: 1)
    case .ended:
      let (distance, along, across) =
        switch direction {
        case .down: (moved.y, speed.y, speed.x)
        case .fromLeadingEdge(let side): (side * moved.x, side * speed.x, speed.y)
        }
      let isFlung = along > Self.speed && abs(across) <= Self.slope * along
      // A fast drag back keeps the screen.
      end(finishes: isFlung || distance > Self.distance && along > -Self.speed)
    case .cancelled, .failed: end(finishes: false)
    default: break
    }
  }

  private func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    // Delegates may release the owner meanwhile.
    let controller = controller
    defer { withExtendedLifetime(controller) {} }
    switch gesture.state {
    case .changed:
      if case .idle = phase, gesture.scale < 1 { begin() }
      follow(.zero, scale: gesture.scale)
    case .ended: end(finishes: gesture.scale < Self.dismissalScale)
    case .cancelled, .failed: end(finishes: false)
    default: break
    }
  }
}
