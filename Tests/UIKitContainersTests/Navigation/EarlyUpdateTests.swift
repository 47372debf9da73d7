import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Percent drivers that are driven before their transition starts") @MainActor struct EarlyUpdateTests {
  @Test("Updates before the start move the screens from the first frame on (C-84)")
  func update() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      driver.update(0.25)
      stage.advance(frames: 1)
      #expect(scene.b.view.layer.presentation()?.frame.minX == 25)
      driver.update(0.5)
      stage.advance(frames: 1)
      #expect(scene.b.view.layer.presentation()?.frame.minX == 50)
      driver.finish()
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
    }
  }

  @Test("A finish or cancel before the start counts when the transition starts (C-84)", arguments: [true, false])
  func release(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      driver.update(0.5)
      if finishes { driver.finish() } else { driver.cancel() }
      try stage.settle()
      #expect(scene.nav.viewControllers.count == (finishes ? 1 : 2))
      #expect(scene.log.calls.last == (finishes ? "aE(1)" : "aE(0)"))
    }
  }

  @Test(
    "A pop that was released before its start ends before the pop that the screen below makes as it loads (C-84, T-55)"
  )
  func replacedStack() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let departing = HookedScreen("D")
      departing.didLoad = { screen in
        scene.director.driver = nil
        screen.navigationController?.popToRootViewController(animated: true)
      }
      scene.nav.setViewControllers([scene.a, departing, scene.b], animated: false)
      try stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      driver.update(0.5)
      driver.finish()
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a])
      #expect(scene.log.calls.last == "aE(1)")
    }
  }
}
