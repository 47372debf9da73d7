extension UIViewController {
  /// Adds the gestures that dismiss a zoomed screen to its view, or removes them.
  func updateZoomDismissalGestures() {
    zoomDismissalGestures?.detach()
    zoomDismissalGestures = nil
    guard isViewLoaded, let zoom = preferredTransition?.zoom else { return }
    zoomDismissalGestures = ZoomDismissalGestures(self, zoom)
  }
}

extension UINavigationController {
  /// Returns the visible state of a controller that is zooming in; nil where it is not.
  func zoomState(of controller: UIViewController) -> ZoomCard.State? {
    guard let driver, driver.isUnderWay, driver.request.to === controller else { return nil }
    return (driver.animator as? ZoomAnimator)?.visibleState
  }

  /// Completes a zoom in at once, because its screen is popped; the pop begins with what was visible (T-110, E-78).
  ///
  /// Called before anything else of a pop, because the screen receives `viewDidAppear` and may change the stack there.
  ///
  /// - Returns: the state that the pop's request carries; nil where there is no such zoom.
  func interruptZoom(above lower: UIViewController?, animated: Bool) -> InterruptedZoom? {
    guard animated, let lower, let screen = driver?.request.to, let visibleState = zoomState(of: screen),
      let height = stack.firstIndex(identicalTo: screen), let depth = stack.firstIndex(identicalTo: lower),
      depth < height
    else { return nil }
    let interrupted = InterruptedZoom(screen: screen, state: visibleState)
    driver?.endImmediately()
    // A pop that the screen has requested in its callback begins there, too.
    state.request?.transition.interruptedZoom = interrupted
    return interrupted
  }
}

/// A zoom in that was completed early, because its screen was popped; the pop continues from what was visible (T-110).
struct InterruptedZoom {
  let screen: UIViewController
  /// The state of the card at that moment.
  let state: ZoomCard.State
}
