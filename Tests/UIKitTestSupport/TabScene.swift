import TransitionTesting
import UIKit

/// Three tabs on a stage, the first one shown, with one log of everything.
@MainActor struct TabScene {
  let stage: Stage
  let log = CallLog()
  let tabs = UITabBarController(nibName: nil, bundle: nil)
  let director: TabDirector
  let a: Screen
  let b: Screen
  let c: Screen

  init(_ stage: Stage, first: ((Screen) -> UIViewController)? = nil) {
    self.stage = stage
    a = Screen("A", .red, log: log)
    b = Screen("B", .blue, log: log)
    c = Screen("C", .green, log: log)
    director = TabDirector(log: log)
    tabs.title = "tabs"
    tabs.viewControllers = [first?(a) ?? a, b, c]
    tabs.delegate = director
    stage.show(tabs)
    stage.advance(frames: 1)
    forget()
  }

  /// Removes the recorded calls.
  func forget() {
    _ = log.take()
    stage.clearTrace()
  }

  /// Taps an item of the bar.
  func tap(_ index: Int) {
    let bar = tabs.tabBar
    let width = bar.bounds.width / 3
    let point = CGPoint(x: (CGFloat(index) + 0.5) * width, y: 20)
    stage.touchDown(at: bar.convert(point, to: nil))
    stage.touchUp(at: bar.convert(point, to: nil))
  }
}
