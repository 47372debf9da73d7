import TransitionTesting
import UIKit

/// A red screen on the stage, and a blue one to present on it.
@MainActor struct PresentationScene {
  let stage: Stage
  let log = CallLog()
  let director = PresentationDirector()
  let a: Screen
  let b: Screen

  init(_ stage: Stage, style: UIModalPresentationStyle) {
    self.stage = stage
    a = Screen("A", .red, log: log)
    b = Screen("B", .blue, log: log)
    b.modalPresentationStyle = style
    b.transitioningDelegate = director
    b.loadViewIfNeeded()
    stage.show(a)
    stage.advance(frames: 1)
    forget()
  }

  /// Presents B and waits for the end.
  func showB() throws {
    a.present(b, animated: true)
    try stage.settle()
    forget()
  }

  /// Presents or dismisses B with a driver that holds it, and stands at a fraction.
  func hold(at percent: CGFloat, _ call: () -> Void) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    call()
    stage.advance(frames: 1)
    driver.update(percent)
    director.driver = nil
    return driver
  }

  /// Adds a completion and an interaction handler to the running transition, so that the trace has them.
  func listen() {
    b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
    b.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
  }

  func forget() {
    _ = log.take()
    stage.clearTrace()
  }
}
