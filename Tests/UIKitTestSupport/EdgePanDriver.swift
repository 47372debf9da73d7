import UIKit

/// The seed's way to swipe back (E-4): an edge pan that pops, updates with the translation, and decides at the half.
@MainActor final class EdgePanDriver: NSObject {
  let driver = UIPercentDrivenInteractiveTransition()
  private unowned let nav: UINavigationController
  private unowned let director: NavigationDirector

  init(_ nav: UINavigationController, director: NavigationDirector) {
    self.nav = nav
    self.director = director
    super.init()
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("handleEdgePan:", EdgePanDriver.handleEdgePan(_:)))
    pan.edges = .left
    nav.view.addGestureRecognizer(pan)
  }

  func handleEdgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    let translation = gesture.translation(in: nav.view)
    let base = nav.view.bounds.width / 3
    let percent = min(max(translation.x / base, 0), 1)
    switch gesture.state {
    case .began:
      director.driver = driver
      nav.popViewController(animated: true)
    case .changed:
      driver.update(percent)
    case .ended, .cancelled:
      if percent > 0.5 { driver.finish() } else { driver.cancel() }
      director.driver = nil
    default: break
    }
  }
}
