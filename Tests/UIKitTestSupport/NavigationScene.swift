import TransitionTesting
import UIKit

/// Two screens in a navigation controller on a small stage, the first one shown, with one log of everything.
@MainActor struct NavigationScene {
  let stage: Stage
  let log = CallLog()
  let nav: UINavigationController
  let director: NavigationDirector
  let a: Screen
  let b: Screen

  init(_ stage: Stage) {
    self.stage = stage
    a = Screen("A", .red, log: log)
    b = Screen("B", .blue, log: log)
    director = NavigationDirector(log: log)
    nav = UINavigationController(rootViewController: a)
    nav.title = "nav"
    nav.delegate = director
    stage.show(nav)
    stage.advance(frames: 1)
    _ = log.take()
    stage.clearTrace()
  }

  /// Pushes the second screen and waits for the end.
  func showB() throws {
    nav.pushViewController(b, animated: false)
    try stage.settle()
    _ = log.take()
    stage.clearTrace()
  }
}
