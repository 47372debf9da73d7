extension UIViewController {
  /// Gives the view the fingers that take it away, where the screen is zoomed.
  func updateZoomDismissal() {
    zoomDismissal?.detach()
    zoomDismissal = nil
    guard isViewLoaded, let zoom = preferredTransition?.zoom else { return }
    zoomDismissal = ZoomDismissal(self, zoom)
  }
}

extension UINavigationController {
  /// Where a controller's screen is seen that is growing just now; nil where it is not.
  func zoomPlace(of controller: UIViewController) -> ZoomCard.Place? {
    guard let driver, driver.isUnderWay, driver.request.to === controller else { return nil }
    return (driver.animator as? ZoomAnimator)?.caught
  }

  /// Completes a zoom at once that is popped on its way; the pop begins where the screen was seen (T-110, E-78).
  ///
  /// Called before anything else of a pop: the screen is sent `viewDidAppear`, and may change the stack.
  ///
  /// - Returns: what the pop's request carries; nil where there is no such zoom.
  func catchZoom(above kept: UIViewController?, animated: Bool) -> CaughtZoom? {
    guard animated, let kept, let screen = driver?.request.to, let place = zoomPlace(of: screen),
      let height = stack.firstIndex(identicalTo: screen), let depth = stack.firstIndex(identicalTo: kept),
      depth < height
    else { return nil }
    let caught = CaughtZoom(screen: screen, place: place)
    driver?.endWithScreen()
    // A pop that the screen has requested meanwhile begins there, too.
    state.request?.transition.caughtZoom = caught
    return caught
  }
}
