import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Bars and the screens under them") @MainActor struct BarLayoutTests {
  private func scene(_ stage: Stage) -> NavigationScene {
    let scene = NavigationScene(stage)
    scene.director.usesSlide = false
    return scene
  }

  @Test("The bar lies under the status bar, and the safe area lies under the bar (K-12, K-14, K-16)")
  func safeArea() throws {
    try withStage(.iPhone15) { stage in
      let scene = scene(stage)
      #expect(scene.nav.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
      #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    }
  }

  @Test("The navigation bar is 50 points high on an iPad, and the safe area lies under it (K-57)")
  func padHeight() throws {
    try withStage(.iPad) { stage in
      let scene = scene(stage)
      #expect(scene.nav.navigationBar.frame == CGRect(x: 0, y: 24, width: 820, height: 50))
      #expect(scene.a.view.safeAreaInsets.top == 74 && scene.nav.navigationBar.sizeThatFits(.zero).height == 50)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(scene.nav.navigationBar.frame.height == 50)
    }
  }

  @Test("A screen without the top edge begins under the bar: in the context, at the end, in its safe area (T-43)")
  func edges() throws {
    try withStage(.iPhone15) { stage in
      let scene = scene(stage)
      scene.director.usesSlide = true
      scene.b.edgesForExtendedLayout = [.left, .right, .bottom]
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      let below = CGRect(x: 0, y: 103, width: 393, height: 749)
      let context = scene.nav.transitionCoordinator
      #expect(context?.containerView.bounds.height == 852)
      try stage.settle()
      #expect(scene.b.view.frame == below)
      #expect(scene.b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      scene.b.edgesForExtendedLayout = .all
      try stage.settle()
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(scene.b.view.safeAreaInsets.top == 103)
    }
  }

  @Test("The system's push places a screen without the top edge at its own height, too (T-43, E-69)")
  func parallax() throws {
    try withStage(.iPhone15) { stage in
      let scene = scene(stage)
      scene.b.edgesForExtendedLayout = []
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.2)
      #expect(scene.b.view.layer.presentation()?.frame.minY == 103)
      try stage.settle()
      #expect(scene.b.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
  }

  @Test("Under an opaque bar screens begin below it, unless they extend under opaque bars")
  func opaque() throws {
    try withStage(.iPhone15) { stage in
      let scene = scene(stage)
      scene.nav.navigationBar.isTranslucent = false
      try stage.settle()
      #expect(scene.a.view.frame.minY == 103)
      scene.a.extendedLayoutIncludesOpaqueBars = true
      try stage.settle()
      #expect(scene.a.view.frame.minY == 0)
      scene.a.extendedLayoutIncludesOpaqueBars = false
      scene.nav.isNavigationBarHidden = true
      try stage.settle()
      #expect(scene.a.view.frame.minY == 0 && scene.a.view.safeAreaInsets.top == 59)
    }
  }

  @Test("Both screens keep their safe areas during a transition (P-35)", arguments: [true, false])
  func constantSafeArea(usesSlide: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = scene(stage)
      scene.director.usesSlide = usesSlide
      scene.nav.pushViewController(scene.b, animated: true)
      let expected = UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0)
      for _ in 0..<50 {
        stage.advance(frames: 1)
        #expect(scene.b.view.safeAreaInsets == expected)
        if scene.a.view.superview != nil { #expect(scene.a.view.safeAreaInsets == expected) }
      }
      try stage.settle()
    }
  }

  @Test("A bar that is hidden in viewWillAppear animates along with the transition (K-11, P-35)")
  func hiddenInCallback() throws {
    try withStage(.iPhone15) { stage in
      final class Bare: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(true, animated: animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(false, animated: animated)
        }
      }
      let scene = scene(stage)
      let bare = Bare()
      scene.nav.pushViewController(bare, animated: true)
      stage.advance(by: 0.1)
      let y = scene.nav.navigationBar.layer.presentation()?.frame.minY ?? 0
      #expect(y < 59 && y > -44)
      #expect(bare.view.safeAreaInsets.top == 59 && scene.a.view.safeAreaInsets.top == 103)
      try stage.settle()
      #expect(scene.nav.navigationBar.isHidden && bare.view.safeAreaInsets.top == 59)
    }
  }

  @Test("The bar slides away in 0.2 s and its screen follows (K-11)")
  func hideBar() throws {
    try withStage(.iPhone15) { stage in
      let scene = scene(stage)
      scene.a.edgesForExtendedLayout = []
      try stage.settle()
      scene.nav.setNavigationBarHidden(true, animated: true)
      stage.advance(by: 0.1)
      let bar = scene.nav.navigationBar.layer.presentation()?.frame.minY ?? 0
      let screen = scene.a.view.layer.presentation()?.frame.minY ?? 0
      #expect(abs(bar - (59 - 44) / 2) < 0.01 && abs(screen - 51.5) < 0.01)
      try stage.settle()
      #expect(scene.nav.navigationBar.isHidden && scene.nav.isNavigationBarHidden)
      scene.nav.setNavigationBarHidden(false, animated: true)
      try stage.settle()
      #expect(!scene.nav.navigationBar.isHidden && scene.nav.navigationBar.frame.minY == 59)
    }
  }

  @Test("Titles follow their controllers, also during a transition")
  func titles() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      scene.b.title = "Later"
      #expect(scene.nav.navigationBar.topItem?.title == "Later")
      #expect(scene.nav.navigationBar.words.contains("Later"))
      scene.a.title = "Home"
      try stage.settle()
      #expect(scene.nav.navigationBar.words == ["Later", "Home"])
      #expect(scene.nav.navigationBar.backItem === scene.a.navigationItem)
    }
  }

  @Test("Setting the stack shows the new items, as a push or as a pop (A-42)")
  func setStack() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      let c = Screen("C", .green)
      scene.nav.setViewControllers([scene.a, scene.b, c], animated: true)
      try stage.settle()
      #expect(scene.nav.navigationBar.items?.map(\.title) == ["A", "B", "C"])
      #expect(scene.nav.navigationBar.words == ["C", "B"])
      scene.nav.setViewControllers([scene.b], animated: true)
      try stage.settle()
      #expect(scene.nav.navigationBar.words == ["B"])
    }
  }
}
