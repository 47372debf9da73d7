import QuartzCore

/// Hides and shows a navigation controller's bars by taps, by swipes, and with the vertical size class.
final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The distance of a swipe that hides or shows the bars, in points, after the pan's slop.
  static let swipeDistance: CGFloat = 20

  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  private unowned let navigation: UINavigationController
  /// Whether the toolbar was hidden with the bar, so that it is shown with it.
  private var didHideToolbar = false
  /// Whether the bars were hidden because the vertical size class is compact.
  private var hidForCompactHeight = false
  /// Whether the current swipe has hidden or shown the bars.
  private var hasSwiped = false
  private var registration: (any UITraitChangeRegistration)?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [tap, swipe] {
      recognizer.isEnabled = false
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    tap.addTarget(self, action: Selector("barHideTap:", NavigationBarHiding.tapped(_:)))
    swipe.addTarget(self, action: Selector("barHideSwipe:", NavigationBarHiding.swiped(_:)))
  }

  /// Starts or stops observing the vertical size class.
  func observeVerticalSizeClass(_ follows: Bool) {
    if let registration { navigation.unregisterForTraitChanges(registration) }
    registration = nil
    guard follows else { return }
    registration = navigation.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (navigation: UINavigationController, _) in navigation.barHiding.verticalSizeClassChanged()
    }
    verticalSizeClassChanged()
  }

  /// Starts or stops hiding the bars when the keyboard appears.
  func observeKeyboard(_ follows: Bool) {
    let name = UIResponder.keyboardWillShowNotification
    guard follows else { return NotificationCenter.default.removeObserver(self, name: name, object: nil) }
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillShow:", NavigationBarHiding.keyboardWillShow(_:)), name: name, object: nil)
  }

  /// Hides the bars where the keyboard appears for a responder inside the navigation controller.
  private func keyboardWillShow(_ notification: Notification) {
    let environment = navigation.environment
    guard notification.object as? UIScreen === environment.screen, let view = navigation.viewIfLoaded,
      environment.presses.firstResponder?.nearestView?.isDescendant(of: view) == true
    else { return }
    hideBars(true)
  }

  private func verticalSizeClassChanged() {
    if navigation.traitCollection.verticalSizeClass == .compact {
      guard !navigation.isNavigationBarHidden else { return }
      hidForCompactHeight = true
      hideBars(true)
    } else if hidForCompactHeight {
      hideBars(false)
    }
  }

  private func hideBars(_ hidden: Bool) {
    guard hidden != navigation.isNavigationBarHidden else { return }
    if !hidden { hidForCompactHeight = false }
    navigation.setNavigationBarHidden(hidden, animated: true)
    if hidden, !navigation.isToolbarHidden {
      didHideToolbar = true
      navigation.setToolbarHidden(true, animated: true)
    } else if !hidden, didHideToolbar {
      didHideToolbar = false
      navigation.setToolbarHidden(false, animated: true)
    }
  }

  // MARK: Gestures

  /// Ignores touches in bars and controls.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== navigation.view {
      if current is UIControl || current === navigation.navigationBar || current === navigation.toolbar { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !navigation.isTransitioning else { return false }
    guard gestureRecognizer === swipe else { return true }
    let velocity = swipe.velocity(in: navigation.view)
    return velocity.y.magnitude > velocity.x.magnitude
  }

  /// Recognizes simultaneously with the screens' own gestures.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func tapped(_ gesture: UITapGestureRecognizer) {
    hideBars(!navigation.isNavigationBarHidden)
  }

  private func swiped(_ gesture: UIPanGestureRecognizer) {
    if gesture.state == .began { hasSwiped = false }
    guard gesture.state == .changed, !hasSwiped else { return }
    let displacement = gesture.translation(in: navigation.view).y
    guard displacement.magnitude >= Self.swipeDistance else { return }
    hasSwiped = true
    hideBars(displacement < 0)
  }
}
