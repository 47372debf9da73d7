import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Tab bars and toolbars") @MainActor struct BottomBarTests {
  /// Where the tab bar's top is shown.
  private func top(_ scene: NestedScene) -> Double {
    Double(scene.tabs.tabBar.layer.presentation()?.frame.minY ?? 0)
  }

  @Test("The tab bar stands on the bottom safe area, 49 points high, and the tabs' safe areas over it (K-15)")
  func geometry() throws {
    try withStage(.iPhone15) { stage in
      let scene = TabScene(stage)
      #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
      #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
      scene.a.edgesForExtendedLayout = .top
      try stage.settle()
      #expect(scene.a.view.frame.height == 769 && scene.a.view.safeAreaInsets.bottom == 0)
      scene.a.edgesForExtendedLayout = .all
      scene.tabs.tabBar.isTranslucent = false
      try stage.settle()
      #expect(scene.a.view.frame.height == 769)
    }
  }

  @Test("An opaque tab bar shows the app's colour over the screen's")
  func pixels() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.tabs.tabBar.barTintColor = .yellow
      scene.tabs.tabBar.isTranslucent = false
      try stage.settle()
      let image = stage.image
      #expect(image.color(x: 1, y: 199) == .yellow && image.color(x: 1, y: 152) == .yellow)
      #expect(image.color(x: 1, y: 149) == .red)
    }
  }

  @Test("A tab's image is drawn in the bar's tint, and in grey while it is not selected")
  func icons() throws {
    try withStage(.small) { stage in
      let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let scene = TabScene(stage)
      for tab in [scene.a, scene.b] { tab.tabBarItem = UITabBarItem(title: nil, image: icon, tag: 0) }
      scene.tabs.tabBar.tintColor = .red
      scene.tabs.tabBar.unselectedItemTintColor = .blue
      try stage.settle()
      #expect(stage.image.color(x: 16, y: 175) == .red && stage.image.color(x: 50, y: 175) == .blue)
      scene.tabs.selectedIndex = 1
      try stage.settle()
      #expect(stage.image.color(x: 16, y: 175) == .blue && stage.image.color(x: 50, y: 175) == .red)
    }
  }

  @Test(
    "A tab bar leaves downwards and returns with a push and a pop, on their clock, by a custom animator (A-36, P-41)")
  func hides() throws {
    try withStage(.iPhone15) { stage in
      let scene = NestedScene(stage)
      let nav = scene.nav
      let detail = Screen("D", .yellow)
      detail.hidesBottomBarWhenPushed = true
      nav.pushViewController(detail, animated: true)
      stage.advance(by: 0.15)
      #expect(top(scene) > 775 && top(scene) < 850)
      // Each screen has the safe area of its final frame from the first frame on (P-35).
      #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
      #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 34)
      nav.popViewController(animated: true)
      stage.advance(by: 0.15)
      #expect(!scene.tabs.tabBar.isHidden && top(scene) > 770 && top(scene) < 850)
      try stage.settle()
      #expect(top(scene) == 769 && scene.a.view.safeAreaInsets.bottom == 83)
    }
  }

  @Test(
    "A tab bar follows the touch on a swipe back, and hides again when it is cancelled (A-36, P-41)",
    arguments: [true, false])
  func interactive(finishes: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = NestedScene(stage)
      let nav = scene.nav
      let detail = Screen("D", .yellow)
      detail.hidesBottomBarWhenPushed = true
      nav.pushViewController(detail, animated: false)
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden)
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      nav.popViewController(animated: true)
      stage.advance(frames: 1)
      for percent in [0.25, 0.5] {
        driver.update(CGFloat(percent))
        stage.advance(frames: 5)
        #expect(abs(top(scene) - (852 - 83 * percent)) < 1e-6)
      }
      if finishes { driver.finish() } else { driver.cancel() }
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden == !finishes)
      #expect(nav.viewControllers.count == (finishes ? 1 : 2))
      #expect((finishes ? scene.a : detail).view.safeAreaInsets.bottom == (finishes ? 83 : 34))
    }
  }

  @Test("After a cancelled custom pop the tab bar hides without a flash, and returns later with its buttons (P-77)")
  func cancelledCustomPop() throws {
    try withStage(.iPhone15) { stage in
      let scene = NestedScene(stage)
      let (nav, words) = (scene.nav, scene.tabs.tabBar.words)
      let detail = Screen("D", .yellow)
      detail.hidesBottomBarWhenPushed = true
      nav.pushViewController(detail, animated: false)
      try stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      nav.popViewController(animated: true)
      stage.advance(frames: 1)
      driver.update(0.5)
      driver.cancel()
      var last = top(scene)
      for _ in 0..<40 {
        stage.advance(frames: 1)
        #expect(scene.tabs.tabBar.isHidden || top(scene) >= last)
        last = top(scene)
      }
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden && nav.viewControllers == [scene.a, detail])
      scene.director.driver = nil
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(!scene.tabs.tabBar.isHidden && top(scene) == 769)
      #expect(words.count == 3 && scene.tabs.tabBar.words == words)
      scene.tabScene.tap(1)
      #expect(scene.tabs.selectedIndex == 1)
    }
  }

  @Test("A toolbar leaves and returns with a push and a pop, and its buttons change with the screen (A-39, P-41)")
  func toolbar() throws {
    try withStage(.iPhone15) { stage in
      let scene = NavigationScene(stage)
      scene.a.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
      scene.nav.setToolbarHidden(false, animated: true)
      try stage.settle()
      #expect(scene.nav.toolbar.words == ["One"] && scene.a.view.safeAreaInsets.bottom == 78)
      scene.b.toolbarItems = [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)]
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.15)
      #expect(scene.nav.toolbar.frame.minY == 774)
      try stage.settle()
      #expect(scene.nav.toolbar.words == ["Two"])
      let c = Screen("C", .green)
      c.hidesBottomBarWhenPushed = true
      scene.nav.pushViewController(c, animated: true)
      stage.advance(by: 0.15)
      let y = scene.nav.toolbar.layer.presentation()?.frame.minY ?? 0
      #expect(y > 780 && y < 852)
      try stage.settle()
      #expect(scene.nav.toolbar.isHidden && !scene.nav.isToolbarHidden && c.view.safeAreaInsets.bottom == 34)
      scene.nav.popToRootViewController(animated: true)
      try stage.settle()
      #expect(!scene.nav.toolbar.isHidden && scene.nav.toolbar.words == ["One"])
    }
  }

  @Test("hidesBottomBarWhenPushed that is true only around a push hides the tab bar until the pop (T-138)")
  func onlyAroundThePush() throws {
    try withStage(.iPhone15) { stage in
      let scene = NestedScene(stage)
      let nav = scene.nav
      scene.a.hidesBottomBarWhenPushed = true
      nav.pushViewController(Screen("D", .yellow), animated: true)
      scene.a.hidesBottomBarWhenPushed = false
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden)
      nav.pushViewController(Screen("E", .green), animated: true)
      try stage.settle()
      #expect(!scene.tabs.tabBar.isHidden)
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden)
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(!scene.tabs.tabBar.isHidden && top(scene) == 769)
    }
  }

  @Test("A screen that hides the bottom bar only while it is on top shows it to what it pushes (T-138)")
  func onlyOnTop() throws {
    final class OnlyOnTop: UIViewController {
      override var hidesBottomBarWhenPushed: Bool {
        get { navigationController?.topViewController === self }
        set { super.hidesBottomBarWhenPushed = newValue }
      }
    }
    try withStage(.iPhone15) { stage in
      let scene = NestedScene(stage)
      for (pushed, isHidden) in [(OnlyOnTop(), true), (Screen("E", .green), false)] as [(UIViewController, Bool)] {
        scene.nav.pushViewController(pushed, animated: true)
        try stage.settle()
        #expect(scene.tabs.tabBar.isHidden == isHidden)
      }
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden)
    }
  }

  @Test("The tab bar shows again for a tab that does not hide it (A-36)")
  func switching() throws {
    try withStage(.iPhone15) { stage in
      let scene = NestedScene(stage)
      let nav = scene.nav
      let detail = Screen("D", .yellow)
      detail.hidesBottomBarWhenPushed = true
      nav.pushViewController(detail, animated: false)
      try stage.settle()
      scene.tabScene.director.usesSlide = true
      scene.tabs.selectedIndex = 1
      stage.advance(by: 0.15)
      #expect(top(scene) > 770 && top(scene) < 850)
      try stage.settle()
      #expect(!scene.tabs.tabBar.isHidden && scene.tabScene.b.view.safeAreaInsets.bottom == 83)
      scene.tabs.selectedIndex = 0
      stage.advance(by: 0.15)
      #expect(top(scene) > 770 && top(scene) < 850 && detail.view.safeAreaInsets.bottom == 34)
      try stage.settle()
      #expect(scene.tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 34)
    }
  }
}
