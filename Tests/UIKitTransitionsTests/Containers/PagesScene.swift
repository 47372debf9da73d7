import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A container of an app with three pages, the first one shown.
@MainActor struct PagesScene {
  let stage: Stage
  let log = CallLog()
  let pages: PagesController
  let a: Screen
  let b: Screen
  let c: Screen

  init(_ stage: Stage, forwardsByItself: Bool = false, around: (PagesController) -> UIViewController = { $0 }) {
    self.stage = stage
    a = Screen("A", .red, log: log)
    b = Screen("B", .blue, log: log)
    c = Screen("C", .green, log: log)
    pages = PagesController("P", [a, b, c])
    pages.forwardsByItself = forwardsByItself
    stage.show(around(pages))
    stage.advance(frames: 1)
    forget()
  }

  /// Changes the page with a driver that holds the change at a fraction.
  func hold(_ index: Int, at percent: CGFloat) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    pages.driver = driver
    pages.show(index)
    pages.driver = nil
    stage.advance(frames: 1)
    driver.update(percent)
    return driver
  }

  /// Listens to the running transition, so that the trace has its turns and its end.
  func listen() {
    pages.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
    pages.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
  }

  /// The trace of the pages, in the shorthand.
  var tokens: String {
    EventTrace(stage.trace.events.filter { $0.subject != "P" }).shorthand.tokens.joined(separator: " ")
  }

  func forget() {
    _ = log.take()
    stage.clearTrace()
  }
}

extension UIViewController {
  /// Where the view is shown, horizontally.
  var shownMinX: Double { Double(view.layer.presentation()?.frame.minX ?? .nan) }
}
