import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Replacing the selected tab") @MainActor struct TabExchangeTests {
  @Test(
    "setViewControllers with animation asks the delegate for an animator from the old selected tab to the new one (T-126)"
  )
  func asks() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      var pairs: [[UIViewController?]] = []
      scene.director.makeAnimator = {
        ClosureAnimator(duration: 0.3) { context in
          pairs.append([context.viewController(forKey: .from), context.viewController(forKey: .to)])
          context.insertToView()
          context.view(forKey: .to)?.alpha = 0
          UIView.animate(withDuration: 0.3, animations: { context.view(forKey: .to)?.alpha = 1 }) { _ in
            context.completeAsDecided()
          }
        }
      }
      scene.tabs.setViewControllers([scene.c, scene.b], animated: true)
      #expect(scene.log.take() == "A.willMove(nil) anim? C.load inter? C.wA A.wD")
      #expect(scene.tabs.selectedViewController === scene.c)
      stage.advance(by: 0.15)
      #expect(pairs == [[scene.a, scene.c]])
      // The old one is a child while it is shown.
      #expect(scene.a.parent === scene.tabs && scene.a.view.window != nil)
      #expect(scene.tabs.viewControllers == [scene.c, scene.b])
      _ = scene.log.take()
      try stage.settle()
      #expect(scene.log.take() == "A.dD C.dA A.didMove(nil)")
      #expect(scene.a.parent == nil && scene.a.view.superview == nil)
    }
  }

  @Test("setViewControllers without animation does not ask the delegate, and the old tab leaves at once (T-126)")
  func plain() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.makeAnimator = { ClosureAnimator.fade() }
      scene.tabs.setViewControllers([scene.c, scene.b], animated: false)
      #expect(scene.log.take() == "A.willMove(nil) C.load C.wA A.wD A.dD C.iA C.dA A.didMove(nil)")
      #expect(stage.environment.drivers.isEmpty)
    }
  }

  @Test("A tab that returns to the list during its replacement stays a child (T-126)")
  func returns() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.makeAnimator = { ClosureAnimator.fade(duration: 0.3) }
      scene.tabs.setViewControllers([scene.c, scene.b], animated: true)
      stage.advance(by: 0.1)
      scene.tabs.setViewControllers([scene.c, scene.b, scene.a], animated: false)
      try stage.settle()
      #expect(scene.a.parent === scene.tabs)
      #expect(scene.tabs.selectedViewController === scene.c)
    }
  }

  @Test("A cancelled replacement shows the new tab all the same, because the old one has left the list (T-126)")
  func cancelled() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.director.makeAnimator = { ClosureAnimator.fade(duration: 0.3) }
      scene.tabs.setViewControllers([scene.b, scene.c], animated: true)
      stage.advance(frames: 1)
      driver.update(0.4)
      driver.cancel()
      try stage.settle()
      #expect(scene.tabs.selectedViewController === scene.b)
      #expect(scene.b.view.window != nil && scene.a.view.superview == nil && scene.a.parent == nil)
    }
  }
}
