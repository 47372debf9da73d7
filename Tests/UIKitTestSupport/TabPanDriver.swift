import UIKit

/// The seed's way to swipe between tabs (E-5): a pan that selects the neighbour, updates, and decides at three tenths.
@MainActor final class TabPanDriver: NSObject {
  let driver = UIPercentDrivenInteractiveTransition()
  private unowned let tabs: UITabBarController
  private let director: TabDirector

  init(_ tabs: UITabBarController, director: TabDirector, completionSpeed: CGFloat) {
    self.tabs = tabs
    self.director = director
    super.init()
    driver.completionSpeed = completionSpeed
    tabs.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("handlePan:", TabPanDriver.handlePan(_:))))
  }

  func handlePan(_ gesture: UIPanGestureRecognizer) {
    let percent = abs(gesture.translation(in: tabs.view).x) / tabs.view.bounds.width
    switch gesture.state {
    case .began:
      director.driver = driver
      let last = (tabs.viewControllers?.count ?? 0) - 1
      if gesture.velocity(in: tabs.view).x < 0 {
        if tabs.selectedIndex < last { tabs.selectedIndex += 1 }
      } else if tabs.selectedIndex > 0 {
        tabs.selectedIndex -= 1
      }
    case .changed:
      driver.update(percent)
    case .ended, .cancelled:
      if percent > 0.3 { driver.finish() } else { driver.cancel() }
      director.driver = nil
    default: break
    }
  }
}
