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

  /// A zoom that is popped on its way completes at once, and the pop begins where the screen was seen (T-110, E-78).
  ///
  /// Whoever pops calls it before anything else: the screen hears that it has appeared, and may change the stack.
  func catchZoom(above kept: UIViewController?, animated: Bool) {
    guard animated, let kept, let screen = driver?.request.to, let place = zoomPlace(of: screen),
      let height = stack.firstIndex(identicalTo: screen), let depth = stack.firstIndex(identicalTo: kept),
      depth < height
    else { return }
    screen.zoomDismissal?.catchPush(at: place)
    driver?.endWithScreen()
  }
}
