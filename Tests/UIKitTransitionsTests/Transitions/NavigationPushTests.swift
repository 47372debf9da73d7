import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pushes with a custom animator") @MainActor struct NavigationPushTests {
  @Test("A push sends its callbacks in UIKit's order: golden trace push/animated (T-38)")
  @MainActor func order() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      #expect(scene.log.take() == "B.willMove(nav)")
      #expect(scene.nav.topViewController === scene.b)  // T-20: the model changes at once

      stage.advance(frames: 1)
      #expect(scene.log.take() == "anim? inter? B.load A.wD B.wA willShow(B) animate B.iA B.layout")
      try stage.settle()
      #expect(scene.log.take() == "A.dD B.dA B.didMove(nav) didShow(B) aE(1)")
    }
  }

  @Test("The views move as the seed's slide says (E-1)")
  func geometry() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.15)
      // Half the time is half the way: ease-in-ease-out is symmetric.
      let shown = scene.b.view.layer.presentation()
      #expect(abs((shown?.frame.minX ?? 0) - 50) < 1e-6)
      #expect(abs((scene.a.view.layer.presentation()?.frame.minX ?? 0) + 50) < 1e-6)
      try stage.settle()
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(scene.a.view.superview == nil)
    }
  }

  @Test("A push shows both screens' colours, left and right of the moving edge")
  func pixels() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      #expect(stage.image.color(x: 50, y: 100) == .red)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.15)
      #expect(stage.image.color(x: 40, y: 100) == .red)
      #expect(stage.image.color(x: 60, y: 100) == .blue)
      try stage.settle()
      #expect(stage.image.color(x: 1, y: 199) == .blue)
    }
  }
}
