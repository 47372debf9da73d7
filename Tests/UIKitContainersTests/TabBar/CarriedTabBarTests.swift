import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The tab bar of a screen under which hidesBottomBarWhenPushed pushes another.
@Suite("A tab bar that moves with its screen") @MainActor struct CarriedTabBarTests {
  /// A list in a tab, and a detail without the tab bar.
  private func scene(_ stage: Stage) -> (scene: NestedScene, detail: Screen) {
    let scene = NestedScene(stage)
    scene.director.usesSlide = false
    let detail = Screen("D", .yellow)
    detail.hidesBottomBarWhenPushed = true
    return (scene, detail)
  }

  /// Where a view is shown, in the window.
  private func shown(_ view: UIView) -> CGRect {
    view.layer.presentation()?.frame ?? .null
  }

  @Test("The tab bar moves left with the old screen's parallax, below the new screen, and returns (T-131)")
  func push() throws {
    try withStage(.iPhone15) { stage in
      let (scene, detail) = scene(stage)
      let bar = scene.tabs.tabBar
      let below = bar.superview?.subviews.firstIndex(of: bar)
      scene.nav.pushViewController(detail, animated: true)
      stage.advance(by: 0.15)
      #expect(shown(bar).minX == shown(scene.a.view).minX && shown(bar).minX < -10)
      #expect(shown(bar).minY == 769)
      let edge = shown(detail.view).minX
      #expect(edge > 10 && edge < 380)
      #expect(stage.image.color(x: Int(edge * 3) + 12, y: 800 * 3) == .yellow)
      try stage.settle()
      #expect(bar.isHidden && bar.superview === scene.tabs.view)
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.1)
      #expect(!bar.isHidden && shown(bar).minX == shown(scene.a.view).minX && shown(bar).minX < 0)
      #expect(shown(bar).minY == 769)
      try stage.settle()
      #expect(bar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
      #expect(bar.superview === scene.tabs.view && scene.tabs.view.subviews.firstIndex(of: bar) == below)
      #expect(bar.layer.animationKeys() == nil)
    }
  }

  @Test("The tab bar follows a swipe back with the old screen, and hides again when that is cancelled (T-131)")
  func swipe() throws {
    try withStage(.iPhone15) { stage in
      let (scene, detail) = scene(stage)
      let bar = scene.tabs.tabBar
      scene.nav.pushViewController(detail, animated: false)
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
      for _ in 0..<10 {
        finger.move(by: CGVector(dx: 8, dy: 0))
        stage.advance(frames: 2)
      }
      #expect(shown(bar).minX == shown(scene.a.view).minX && shown(bar).minX < -50)
      #expect(shown(bar).minY == 769 && !bar.isHidden)
      finger.cancel()
      try stage.settle()
      #expect(scene.nav.topViewController === detail)
      #expect(bar.isHidden && bar.superview === scene.tabs.view)
      #expect(scene.a.view.window == nil && detail.view.safeAreaInsets.bottom == 34)
    }
  }

  @Test("The tab bar is in its place at once when another tab is selected meanwhile (T-131)")
  func otherTab() throws {
    try withStage(.iPhone15) { stage in
      let (scene, detail) = scene(stage)
      let bar = scene.tabs.tabBar
      scene.nav.pushViewController(detail, animated: true)
      stage.advance(by: 0.15)
      scene.tabs.selectedIndex = 1
      stage.advance(frames: 1)
      #expect(bar.superview === scene.tabs.view && !bar.isHidden && shown(bar).minX == 0)
      try stage.settle()
      #expect(bar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    }
  }

  @Test("The tab bar moves in the new size when the screen rotates meanwhile (T-131, P-33)")
  func turned() throws {
    try withStage(.iPhone15) { stage in
      let (scene, detail) = scene(stage)
      let bar = scene.tabs.tabBar
      scene.nav.pushViewController(detail, animated: true)
      stage.advance(by: 0.1)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(bar.isHidden && bar.superview === scene.tabs.view && bar.bounds.width == 852)
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(bar.frame.maxY == 393 && bar.frame.minX == 0 && !bar.isHidden)
    }
  }
}
