import QuartzCore

/// The interaction of one of the system's gestures, which the gesture's request carries to the driver.
@MainActor struct SystemInteraction {
  /// The interaction controller that the gesture drives.
  let controller: any UIViewControllerInteractiveTransitioning
  /// The delegate's answer for the pop at the beginning of the gesture; nil where it was not asked.
  private let declined: NoAnimatorAnswer?

  init(_ controller: any UIViewControllerInteractiveTransitioning, _ declined: NoAnimatorAnswer? = nil) {
    (self.controller, self.declined) = (controller, declined)
  }

  /// The percent driver of a swipe or a sheet's pan; nil for a zoom.
  var percentDriver: UIPercentDrivenInteractiveTransition? { controller as? UIPercentDrivenInteractiveTransition }

  /// The interaction of a zoomed screen's pop or dismissal; nil for swipes and for other screens.
  func zoom(outOf screen: UIViewController) -> ZoomInteraction? {
    guard let zoom = controller as? ZoomInteraction, zoom.screen === screen else { return nil }
    return zoom
  }

  /// Whether the delegate has answered already that it has no animator for a pop. It is not asked again then (T-56).
  func delegateHasNoAnimator(from: UIViewController, to: UIViewController) -> Bool {
    declined?.isFor(from, to) ?? false
  }
}

/// The answer of a navigation controller's delegate, at the beginning of a gesture, that it has no animator for a pop
/// (T-56).
@MainActor struct NoAnimatorAnswer {
  @WeakReference private var from: UIViewController?
  @WeakReference private var to: UIViewController?

  init(from: UIViewController, to: UIViewController) {
    (self.from, self.to) = (from, to)
  }

  /// Whether the answer was given for the pop between two controllers.
  func isFor(_ from: UIViewController, _ to: UIViewController) -> Bool { self.from === from && self.to === to }
}
