import Testing
import TransitionTesting
import UIKit

/// The navigation traces of chapter 7 of the specification, with the delegate's questions and `viewIsAppearing` where the chapter
/// leaves them out; its free orders stay free.
@Suite("Golden traces of navigation") @MainActor struct GoldenTraceTests {
  /// The trace's short form, without the navigation controller's own layout.
  private func shorthand(_ stage: Stage) -> TraceShorthand {
    EventTrace(stage.trace.events.filter { $0.subject != "nav" || $0.category == .delegate }).shorthand
  }

  private func expect(_ stage: Stage, _ golden: TraceShorthand, _ location: SourceLocation = #_sourceLocation) {
    let difference = shorthand(stage).difference(from: golden, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: location)
  }

  @Test("push/animated")
  func push() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nav) B.load anim? inter? A.wD B.wA willShow(B) animate B.iA B.layout \
        cT(1) A.view- A.dD B.dA B.didMove(nav) didShow(B) co aE(1)
        """)
    }
  }

  @Test("push/non-animated")
  func plainPush() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: false)
      try stage.settle()
      expect(
        stage,
        "B.willMove(nav) B.load A.wD B.wA willShow(B) A.view- A.dD B.iA B.dA B.didMove(nav) didShow(B) B.layout")
    }
  }

  @Test("pop/animated")
  func pop() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let popped = scene.nav.popViewController(animated: true)
      #expect(popped === scene.b)
      stage.advance(frames: 1)
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nil) anim? inter? B.wD A.wA willShow(A) animate A.iA A.layout \
        cT(1) B.view- B.dD A.dA B.didMove(nil) didShow(A) co aE(1)
        """)
    }
  }

  @Test("pop/interactive, finished and cancelled", arguments: [true, false])
  func interactivePop(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
      for percent in [0.1, 0.2, 0.3] {
        driver.update(CGFloat(percent))
        stage.advance(frames: 1)
      }
      if finishes { driver.finish() } else { driver.cancel() }
      try stage.settle()
      let beginning =
        "B.willMove(nil) anim? inter? B.wD A.wA willShow(A) startInteractive animate A.iA A.layout update… "
      let ending =
        finishes
        ? "finish notify(cancelled=0) cT(1) B.view- B.dD A.dA B.didMove(nil) didShow(A) co aE(1)"
        : "cancel notify(cancelled=1) cT(0) A.view- A.wD A.dD B.wA B.dA B.parent=nav co(cancelled) aE(0)"
      expect(stage, TraceShorthand(parsing: beginning + ending))
    }
  }

  @Test("pop/non-animated, and to the root over one between (T-45, T-54)")
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

  @Test("push and pop with the system's own animator: the same, but that nobody else animates (T-15)")
  func systemAnimator() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.director.usesSlide = false
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nav) B.load anim? A.wD B.wA willShow(B) animate B.iA B.layout \
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

  @Test("push/interactive no: the pushed screen leaves again, and nobody hears didShow (T-50, T-52)")
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
        B.willMove(nav) B.load anim? inter? A.wD B.wA willShow(B) startInteractive animate B.iA B.layout update… \
        cancel cT(0) B.view- B.wD B.dD A.wA A.dA B.didMove(nil) aE(0)
        """)
      #expect(scene.nav.viewControllers == [scene.a] && scene.b.parent == nil)
      scene.director.driver = nil
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a, scene.b])
    }
  }

  @Test("the comparison notices every exchange of two neighbours that is not free")
  func mutation() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      let good = shorthand(stage)
      for index in good.tokens.indices.dropLast() {
        var tokens = good.tokens
        tokens.swapAt(index, index + 1)
        let moved = TraceShorthand(tokens: tokens)
        let isFree = FreeOrder.specification.contains { $0.frees(tokens[index], tokens[index + 1]) }
        #expect((moved.difference(from: good, freeOrders: FreeOrder.specification) == nil) == isFree)
      }
    }
  }
}
