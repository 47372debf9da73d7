import QuartzCore

/// Pops by a swipe (T-56).
///
/// - The swipe from the leading edge: left, or right in right-to-left layouts (E-71, E-87).
/// - The swipe anywhere in the content (E-63).
/// - A pan of the app with the action `handleNavigationTransition:`, whose target is the recognizer's delegate (T-128).
final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate, SelectorTable {
  static var selectors: [Selector] { [action] }
  private static let action = Selector(
    "handleNavigationTransition:", NavigationPopGesture.handleNavigationTransition(_:))

  /// The progress from which a released pop finishes (K-6).
  static let threshold: CGFloat = 0.3
  /// The speed from which a release is decided by its direction, in widths per second (K-6).
  static let flingSpeed: CGFloat = 1.06

  let recognizer = LeadingEdgePanGestureRecognizer()
  /// Disabled until the app enables it.
  let contentRecognizer = UIPanGestureRecognizer()
  private let percentDriver = UIPercentDrivenInteractiveTransition()
  private unowned let navigation: UINavigationController
  /// The delegate's answer for the pop that the gesture is about to request (T-56).
  private var declined: NoAnimatorAnswer?
  /// −1 where a pop is a drag to the left.
  private var directionSign: CGFloat { navigation.traitCollection.layoutDirection == .rightToLeft ? -1 : 1 }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    contentRecognizer.isEnabled = false
    contentRecognizer.maximumNumberOfTouches = 1
    for gesture in [recognizer, contentRecognizer] {
      gesture.delegate = self
      gesture.addTarget(self, action: Self.action)
    }
    percentDriver.completionCurve = .easeOut
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    declined = nil
    guard gestureRecognizer !== contentRecognizer || movesBack else { return false }
    guard let pop = navigation.gesturePop else { return false }
    declined = navigation.noAnimatorAnswer(from: pop.from, to: pop.to)
    return declined != nil
  }

  /// Whether the drag in the content moves back along the reading direction, rather than up or down.
  private var movesBack: Bool {
    let velocity = contentRecognizer.velocity(in: navigation.view)
    return directionSign * velocity.x > velocity.y.magnitude
  }

  private func handleNavigationTransition(_ gesture: UIPanGestureRecognizer) {
    // Delegates may release the owner meanwhile.
    let navigation = navigation
    defer { withExtendedLifetime(navigation) {} }
    let width = max(navigation.view.bounds.width, 1)
    let percent = directionSign * gesture.translation(in: navigation.view).x / width
    switch gesture.state {
    case .began:
      // Because the app may have replaced the recognizer's delegate, the gesture can begin with one screen left (T-57,
      // P-30).
      guard navigation.stack.count > 1, !navigation.isTransitioning else { return }
      navigation.pop(drivenBy: SystemInteraction(percentDriver, declined))
      declined = nil
    case .changed:
      if percentDriver.hasGestureTransition { percentDriver.update(percent) }
    case .ended, .cancelled:
      if percentDriver.hasGestureTransition { release(gesture, percent: percent, width: width) }
    default: break
    }
  }

  private func release(_ gesture: UIPanGestureRecognizer, percent: CGFloat, width: CGFloat) {
    let speed = directionSign * gesture.velocity(in: navigation.view).x / width
    let finishes: Bool
    if gesture.state == .cancelled {
      finishes = false
    } else if speed.magnitude > Self.flingSpeed {
      finishes = speed > 0
    } else {
      finishes = percent >= Self.threshold
    }
    // The rule that earlier systems are said to use.
    let finishesOnEarlierSystems = percent > 0.5 || speed > 0
    if gesture.state != .cancelled, finishes != finishesOnEarlierSystems {
      navigation.environment.note(.swipeBackThreshold)
    }
    // The transition continues at least at the gesture's speed.
    percentDriver.completionSpeed = max(1, speed.magnitude * CGFloat(NavigationParallaxAnimator.nominalDuration))
    percentDriver.update(percent)
    if finishes { percentDriver.finish() } else { percentDriver.cancel() }
  }
}

/// A pan from the leading edge: left or right, depending on the layout direction when the touch begins (E-87).
final class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.traitCollection.layoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
