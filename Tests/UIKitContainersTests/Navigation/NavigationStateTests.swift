import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The state of a navigation stack") @MainActor struct NavigationStateTests {
  @Test("A stack is settled, requested, running and settled again; what comes meanwhile waits for the end (T-20, T-55)")
  func states() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      #expect(scene.nav.state.name == "settled")
      scene.nav.pushViewController(scene.b, animated: true)
      #expect(scene.nav.state.name == "requested" && scene.nav.state.request?.isAnimated == true)
      stage.advance(frames: 1)
      #expect(scene.nav.state.name == "running" && scene.nav.state.request == nil)
      scene.nav.popViewController(animated: false)
      #expect(scene.nav.state.name == "running" && scene.nav.state.request?.operations.count == 1)
      try stage.settle()
      #expect(scene.nav.state.name == "settled" && scene.nav.viewControllers == [scene.a])
    }
  }

  @Test("A state that cannot follow is reported with both states, and the state stays")
  func illegalMove() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.endRunning()
      #expect(
        try stage.expectDiagnostic("illegal-state").message == """
          [illegal-state] The stack of nav was to go from settled to settled. The one does not follow the other: something has \
          begun or ended twice. That is a fault of Matchcut, not of the app. The state stays as it is. Report the fault, with the \
          trace.
          """)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      let driver = try #require(scene.nav.driver)
      scene.nav.beginRunning(driver)
      try stage.expectDiagnostic("illegal-state")
      try stage.settle()
      #expect(scene.nav.state.name == "settled")
    }
  }
}
