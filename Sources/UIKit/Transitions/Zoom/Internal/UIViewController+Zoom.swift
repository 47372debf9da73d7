extension UIViewController {
  /// Adds the gestures that dismiss a zoomed screen to its view, or removes them.
  func updateZoomDismissal() {
    zoomDismissal?.detach()
    zoomDismissal = nil
    guard isViewLoaded, let zoom = preferredTransition?.zoom else { return }
    zoomDismissal = ZoomDismissal(self, zoom)
  }
}

extension UINavigationController {
  /// Returns the visible state of a controller that is zooming in; nil where it is not.
  func zoomPlace(of controller: UIViewController) -> ZoomCard.Place? {
    guard let driver, driver.isUnderWay, driver.request.to === controller else { return nil }
    return (driver.animator as? ZoomAnimator)?.caught
  }

  /// Completes a zoom in at once, because its screen is popped; the pop begins with what was visible (T-110, E-78).
  ///
  /// Called before anything else of a pop, because the screen receives `viewDidAppear` and may change the stack there.
  ///
  /// - Returns: the state that the pop's request carries; nil where there is no such zoom.
  func catchZoom(above kept: UIViewController?, animated: Bool) -> CaughtZoom? {
    guard animated, let kept, let screen = driver?.request.to, let place = zoomPlace(of: screen),
      let height = stack.firstIndex(identicalTo: screen), let depth = stack.firstIndex(identicalTo: kept),
      depth < height
    else { return nil }
    let caught = CaughtZoom(screen: screen, place: place)
    driver?.endWithScreen()
    // A pop that the screen has requested in its callback begins there, too.
    state.request?.transition.caughtZoom = caught
    return caught
  }
}
