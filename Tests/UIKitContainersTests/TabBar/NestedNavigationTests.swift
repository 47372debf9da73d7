import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The navigation traces of chapter 7 again, in a navigation controller that is a tab.
@Suite("Golden traces of navigation in a tab") @MainActor struct NestedNavigationTests {
  private func expect(_ stage: Stage, _ golden: String, _ location: SourceLocation = #_sourceLocation) {
    let containers = ["nav", "tabs"]
    let events = stage.trace.events.filter { !containers.contains($0.subject) || $0.category == .delegate }
    let difference = EventTrace(events).shorthand.difference(
      from: TraceShorthand(parsing: golden), freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: location)
  }

  @Test("Push and pop in a tab have their golden traces: push/animated, push/non-animated and pop/animated")
  func pushAndPop() throws {
    try withStage(.small) { stage in
      let scene = NestedScene(stage)
      let nav = scene.nav
      let b = Screen("B", .blue)
      nav.pushViewController(b, animated: true)
      stage.advance(frames: 1)
      b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nav) anim? inter? B.load A.wD B.wA willShow(B) animate B.iA B.layout \
        cT(1) A.view- A.dD B.dA B.didMove(nav) didShow(B) co aE(1)
        """)
      stage.clearTrace()
      nav.popViewController(animated: true)
      stage.advance(frames: 1)
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nil) anim? inter? B.wD A.wA willShow(A) animate A.iA A.layout \
        cT(1) B.view- B.dD A.dA B.didMove(nil) didShow(A) co aE(1)
        """)
      stage.clearTrace()
      let c = Screen("C", .green)
      nav.pushViewController(c, animated: false)
      try stage.settle()
      expect(
        stage, "C.willMove(nav) C.load A.wD C.wA willShow(C) A.view- A.dD C.iA C.dA C.didMove(nav) didShow(C) C.layout")
    }
  }

  @Test(
    "An interactive pop in a tab has its golden traces, finished and cancelled: pop/interactive",
    arguments: [true, false])
  func interactivePop(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = NestedScene(stage)
      let nav = scene.nav
      nav.pushViewController(Screen("B", .blue), animated: false)
      try stage.settle()
      stage.clearTrace()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      nav.popViewController(animated: true)
      stage.advance(frames: 1)
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      nav.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
      driver.update(0.4)
      stage.advance(frames: 1)
      if finishes { driver.finish() } else { driver.cancel() }
      try stage.settle()
      let beginning =
        "B.willMove(nil) anim? inter? B.wD A.wA willShow(A) startInteractive animate A.iA A.layout update… "
      let ending =
        finishes
        ? "finish notify(cancelled=0) cT(1) B.view- B.dD A.dA B.didMove(nil) didShow(A) co aE(1)"
        : "cancel notify(cancelled=1) cT(0) A.view- A.wD A.dD B.parent=nav B.wA B.dA co(cancelled) aE(0)"
      expect(stage, beginning + ending)
    }
  }

  @Test("A tab that is left during a push ends it, and shows its result on return (T-25)")
  func leftInFlight() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let nav = UINavigationController(rootViewController: Screen("A", .red, log: log))
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.viewControllers = [nav, Screen("X", .green)]
      stage.show(tabs)
      stage.advance(frames: 1)
      let b = Screen("B", .blue, log: log)
      nav.pushViewController(b, animated: true)
      stage.advance(by: 0.1)
      tabs.selectedIndex = 1
      try stage.settle()
      tabs.selectedIndex = 0
      try stage.settle()
      #expect(nav.topViewController === b && b.view.window != nil)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      #expect(log.calls.filter { $0 == "B.wA" }.count == log.calls.filter { $0 == "B.dA" || $0 == "B.wD" }.count)
    }
  }
}
