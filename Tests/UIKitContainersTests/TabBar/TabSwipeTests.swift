import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Swipes between tabs") @MainActor struct TabSwipeTests {
  /// Drags to the left across the middle of the screen, by points.
  private func swipe(_ scene: TabScene, by points: CGFloat) {
    scene.stage.drag(from: CGPoint(x: 90, y: 60), to: CGPoint(x: 90 - points, y: 60), over: 0.25)
  }

  @Test(
    "A tab swipe follows the touch and finishes, at the seed's speed and at exactly 1 (E-5, P-19)",
    arguments: [0.99, 1.0])
  func finishes(speed: Double) throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      let pan = TabPanDriver(scene.tabs, director: scene.director, completionSpeed: CGFloat(speed))
      swipe(scene, by: 80)
      stage.advance(by: 0.2)
      let x = scene.b.view.layer.presentation()?.frame.minX ?? 0
      #expect(abs(x - 100 * (1 - pan.driver.percentComplete)) < 1e-6)
      #expect(scene.tabs.selectedIndex == 1)
      // P-19: never a frame that steps back, or shows the old tab again.
      var red = 100
      for _ in 0..<40 {
        stage.advance(frames: 1)
        let image = stage.image
        let now = (0..<100).count { image.color(x: $0, y: 60) == .red }
        #expect(now <= red)
        red = now
      }
      #expect(red == 0)
      try stage.settle()
      #expect(scene.log.calls.filter { $0 == "aE(1)" }.count == 1)
      #expect(!scene.log.calls.contains { $0.hasPrefix("didSelect") })
    }
  }

  @Test("A tab swipe that is released early restores selection and highlight (T-62, T-63)", arguments: [0.99, 1.0])
  func cancels(speed: Double) throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      let pan = TabPanDriver(scene.tabs, director: scene.director, completionSpeed: CGFloat(speed))
      swipe(scene, by: 35)
      stage.advance(by: 0.2)
      #expect(pan.driver.percentComplete > 0.05)
      #expect(scene.log.take() == "anim? B.load inter? B.wA A.wD animate B.iA B.layout")
      try stage.settle()
      #expect(scene.log.take() == "B.wD B.dD A.wA A.dA aE(0)")
      #expect(scene.tabs.selectedIndex == 0 && scene.tabs.selectedViewController === scene.a)
      #expect(scene.tabs.tabBar.selectedItem === scene.a.tabBarItem)
      #expect(scene.b.view.superview == nil && scene.a.view.frame.minX == 0)
      swipe(scene, by: 80)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 1)
    }
  }

  @Test("A tab swipe beyond the last tab does nothing, and leaves nothing behind (E-5, C-84)")
  func ends() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      let pan = TabPanDriver(scene.tabs, director: scene.director, completionSpeed: 1)
      stage.drag(from: CGPoint(x: 10, y: 60), to: CGPoint(x: 90, y: 60), over: 0.25)
      try stage.settle()
      #expect(scene.log.take() == "" && scene.tabs.selectedIndex == 0)
      swipe(scene, by: 80)
      stage.advance(by: 0.1)
      #expect(pan.driver.percentComplete < 0.3)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 1)
    }
  }

  @Test("A tab swipe moves the bar's highlight along, and alongside animations (P-40, E-61)")
  func highlight() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.tabs.selectedIndex = 1
      scene.tabs.transitionCoordinator?.notifyWhenInteractionChanges { scene.log.calls.append("\($0.isCancelled)") }
      driver.update(0.25)
      stage.advance(frames: 1)
      let chosen = scene.tabs.tabBar.selectedOpacities
      #expect(zip(chosen, [0.75, 0.25, 0]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(chosen)")
      _ = scene.log.take()
      driver.cancel()
      #expect(scene.log.take() == "true")  // T-102
      try stage.settle()
      #expect(scene.tabs.tabBar.selectedOpacities == [1, 0, 0])
    }
  }
}
