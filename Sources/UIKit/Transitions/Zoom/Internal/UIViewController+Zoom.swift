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
  /// Whether a controller's screen is growing just now.
  func zoomsIn(_ controller: UIViewController) -> Bool {
    guard let driver, driver.isUnderWay, driver.request.to === controller else { return false }
    return (driver.animator as? ZoomAnimator)?.caught != nil
  }

  /// A zoom that is popped on its way completes at once, and the pop begins where the screen was seen (T-110, E-78).
  func catchZoom(of controller: UIViewController) {
    guard zoomsIn(controller), let driver, let place = (driver.animator as? ZoomAnimator)?.caught else { return }
    controller.zoomDismissal?.catchPush(at: place)
    driver.endWithScreen()
  }
}
