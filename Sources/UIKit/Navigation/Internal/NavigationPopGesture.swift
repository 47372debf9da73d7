import QuartzCore

/// The swipe from the leading edge that pops: the left one, or the right one in right-to-left layouts (E-71, E-87); and the one from
/// anywhere in the content, which does the same (E-63).
final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  /// A pop is finished from this fraction on (K-6).
  static let threshold: CGFloat = 0.3
  /// Or at this speed, in widths per second; its sign decides (K-6).
  static let fling: CGFloat = 1.06

  let recognizer = LeadingEdgePanGestureRecognizer()
  /// Off until the app turns it on.
  let contentRecognizer = UIPanGestureRecognizer()
  private let driver = UIPercentDrivenInteractiveTransition()
  private unowned let navigation: UINavigationController
  /// Whether a finger drives a pop.
  private(set) var isUnderWay = false
  /// Whether the pop that the gesture asked for has still to begin; what the finger did meanwhile is kept for it (C-84, P-9).
  private var awaitsBeginning = false
  /// −1 where the finger goes to the left.
  private var side: CGFloat { navigation.traitCollection.layoutDirection == .rightToLeft ? -1 : 1 }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    contentRecognizer.isEnabled = false
    contentRecognizer.maximumNumberOfTouches = 1
    for one in [recognizer, contentRecognizer] {
      one.delegate = self
      one.addTarget(self, action: Selector("handlePan:", NavigationPopGesture.handlePan(_:)))
    }
    driver.completionCurve = .easeOut
  }

  /// The driver of the pop that the gesture asked for, for the transition that is about to begin.
  func takeInteraction() -> (any UIViewControllerInteractiveTransitioning)? {
    defer { awaitsBeginning = false }
    return awaitsBeginning ? driver : nil
  }

  /// The pop for whose animator the delegate was asked as the finger began, with no answer: it is not asked again (T-56).
  private var answered: Answer?

  private struct Answer {
    @Tethered var from: UIViewController?
    @Tethered var to: UIViewController?
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    forgetAnswer()
    guard gestureRecognizer !== contentRecognizer || leadsBack else { return false }
    guard let pop = navigation.popForGesture else { return false }
    return isLeftToSystem(from: pop.from, to: pop.to)
  }

  /// Whether the delegate has no animator of its own for a pop that a finger would begin (T-56); what it says holds for that pop.
  func isLeftToSystem(from: UIViewController, to: UIViewController) -> Bool {
    let isLeft = navigation.askAnimator(.pop, from, to) == nil
    answered = isLeft ? Answer(from: from, to: to) : nil
    return isLeft
  }

  /// The finger begins no pop after all.
  func forgetAnswer() { answered = nil }

  /// Whether the finger in the content goes back along the direction of reading, rather than up or down.
  private var leadsBack: Bool {
    let velocity = contentRecognizer.velocity(in: navigation.view)
    return side * velocity.x > velocity.y.magnitude
  }

  /// Whether the delegate has said already that it has no animator of its own for a pop.
  func takeAnswer(from: UIViewController, to: UIViewController) -> Bool {
    defer { answered = nil }
    return answered.map { $0.from === from && $0.to === to } ?? false
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    let width = max(navigation.view.bounds.width, 1)
    let percent = side * gesture.translation(in: navigation.view).x / width
    switch gesture.state {
    case .began:
      // An app may have replaced the delegate; with one screen left there is nothing to go back to (T-57, P-30).
      guard navigation.stack.count > 1, !navigation.isTransitioning else { return }
      defer { if !navigation.isTransitioning { forgetAnswer() } }
      isUnderWay = true
      awaitsBeginning = true
      navigation.popViewController(animated: true)
    case .changed:
      if isUnderWay { driver.update(percent) }
    case .ended, .cancelled:
      if isUnderWay { release(gesture, percent: percent, width: width) }
      isUnderWay = false
    default: break
    }
  }

  private func release(_ gesture: UIPanGestureRecognizer, percent: CGFloat, width: CGFloat) {
    let speed = side * gesture.velocity(in: navigation.view).x / width
    let finishes: Bool
    if gesture.state == .cancelled {
      finishes = false
    } else if speed.magnitude > Self.fling {
      finishes = speed > 0
    } else {
      finishes = percent >= Self.threshold
    }
    // As earlier systems are said to decide.
    let finishesElsewhere = percent > 0.5 || speed > 0
    if gesture.state != .cancelled, finishes != finishesElsewhere { navigation.environment.note(.swipeBackThreshold) }
    // The rest plays at least as fast as the finger moved.
    driver.completionSpeed = max(1, speed.magnitude * CGFloat(NavigationParallaxAnimator.nominalDuration))
    driver.update(percent)
    if finishes { driver.finish() } else { driver.cancel() }
  }
}
