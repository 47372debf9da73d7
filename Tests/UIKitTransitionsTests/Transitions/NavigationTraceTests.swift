import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Traces of navigation beside those of chapter 7 of the specification, which are in ``GoldenTrace``; its free orders
/// stay free.
@Suite("Traces of navigation") @MainActor struct NavigationTraceTests {
  /// The trace's short form, without the navigation controller's own layout.
  private func shorthand(_ stage: Stage) -> TraceShorthand {
    EventTrace(stage.trace.events.filter { $0.subject != "nav" || $0.category == .delegate }).shorthand
  }

  private func expect(_ stage: Stage, _ golden: TraceShorthand, _ location: SourceLocation = #_sourceLocation) {
    let difference = shorthand(stage).difference(from: golden, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: location)
  }

  @Test("A pop without animation, also to the root over one between, has its trace: pop/non-animated (T-45, T-54)")
  func plainPop() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      scene.nav.popViewController(animated: false)
      try stage.settle()
      expect(
        stage,
        "B.willMove(nil) B.wD A.wA willShow(A) B.view- B.dD A.iA A.dA B.didMove(nil) didShow(A) A.layout")
    }
  }

  @Test("The system's own push and pop have the same trace without an app's animator (T-15)")
  func systemAnimator() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.director.usesSlide = false
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nav) anim? B.load A.wD B.wA willShow(B) animate B.iA B.layout \
        cT(1) A.view- A.dD B.dA B.didMove(nav) didShow(B) aE(1)
        """)
      stage.clearTrace()
      scene.nav.popViewController(animated: true)
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nil) anim? B.wD A.wA willShow(A) animate A.iA A.layout \
        cT(1) B.view- B.dD A.dA B.didMove(nil) didShow(A) aE(1)
        """)
    }
  }

  @Test(
    "A cancelled interactive push removes the pushed screen, and sends no didShow: trace push/interactive no (T-50, T-52)"
  )
  func cancelledPush() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      driver.update(0.3)
      stage.advance(frames: 1)
      driver.cancel()
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nav) anim? inter? B.load A.wD B.wA willShow(B) startInteractive animate B.iA B.layout update… \
        cancel cT(0) B.view- B.wD B.dD A.wA A.dA B.didMove(nil) aE(0)
        """)
      #expect(scene.nav.viewControllers == [scene.a] && scene.b.parent == nil)
      scene.director.driver = nil
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a, scene.b])
    }
  }
}
