import Testing
import TransitionTesting
import UIKit

@testable import TransitionEffects

/// Calls of an app other than taps and drags.
@Suite("ButtonTabsController in an app") @MainActor struct ButtonTabsOwnerTests {
  /// An app's delegate, which can refuse, and records its calls.
  private final class Owner: NSObject, UITabBarControllerDelegate {
    var allows = true
    var chosen: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { allows }
    func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
      chosen.append(viewController.title ?? "")
    }
    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test(
    "A delegate allows, observes and animates changes whenever it is set, and the gestures stay",
    arguments: [false, true])
  func delegate(isSetEarly: Bool) throws {
    try withStage(.original) { stage in
      let owner = Owner()
      let scene = ButtonTabsScene(stage, delegate: isSetEarly ? owner : nil)
      if !isSetEarly { scene.tabs.delegate = owner }
      owner.allows = false
      let second = scene.bar.convert(scene.bar.buttons[1].center, to: nil)
      stage.tap(second)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 0 && owner.chosen == [])
      owner.allows = true
      stage.tap(second)
      stage.advance(by: 0.15)
      #expect(scene.tabs.transitionCoordinator != nil)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 1 && owner.chosen == ["B"])
      scene.drag(0.75)
      try scene.release()
      #expect(scene.tabs.selectedIndex == 2 && scene.shares == [0, 0, 1])
      // The bar changes at the end, because an app's own animator does not report progress.
      owner.animator = FadeOfTheApp()
      scene.tabs.selectedIndex = 0
      stage.advance(by: 0.1)
      #expect(scene.shares == [0, 0, 1])
      try stage.settle()
      #expect(scene.shares == [1, 0, 0] && scene.bar.isUserInteractionEnabled)
    }
  }

  private final class FadeOfTheApp: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.2, animations: { to.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("A change during another change runs after it, and at once without animation (T-67)")
  func queued() throws {
    try withStage(.original) { stage in
      let scene = ButtonTabsScene(stage)
      scene.tabs.selectedIndex = 1
      stage.advance(by: 0.1)
      scene.tabs.selectedViewController = scene.pages[2]
      stage.advance(by: 0.35)
      #expect(scene.shares[2] > 0 && scene.shares[2] < 1 && scene.shares[0] == 0)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 2 && scene.shares == [0, 0, 1])
      UIView.performWithoutAnimation { scene.tabs.selectedIndex = 0 }
      stage.advance(frames: 1)
      #expect(scene.shares == [1, 0, 0] && scene.tabs.transitionCoordinator == nil)
    }
  }

  @Test("A title that needs more room makes all buttons equally wide")
  func longTitles() throws {
    try withStage(.iPhone15) { stage in
      let scene = ButtonTabsScene(stage)
      scene.pages[1].tabBarItem.title = "Recommended"
      scene.tabs.viewControllers = scene.pages
      try stage.settle()
      let width = scene.bar.bounds.width / 3
      #expect(width > 100 && width == width.rounded())
      #expect(scene.bar.buttons.allSatisfy { $0.bounds.width == width })
      #expect(scene.bar.sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: 90, height: 44))
    }
  }

  @Test("A screen that selects itself while a change is cancelled does not confuse the buttons (T-62)")
  func chosenInTheEnd() throws {
    try withStage(.original) { stage in
      let scene = ButtonTabsScene(stage)
      scene.pages[1].note = { [weak tabs = scene.tabs] call in if call == "B.dD" { tabs?.selectedIndex = 0 } }
      scene.drag(0.4)
      try scene.release()
      #expect(scene.tabs.selectedIndex == 0 && scene.bar.selectedIndex == 0 && scene.shares == [1, 0, 0])
      #expect(scene.bar.isUserInteractionEnabled)
    }
  }

  @Test(
    "Screens can be changed, empty or more than five, and an invalid index changes nothing and is reported"
  )
  func screens() throws {
    try withStage(.original) { stage in
      let scene = ButtonTabsScene(stage, count: 7)
      #expect(scene.bar.buttons.count == 7 && scene.bar.bounds.width == 320)
      scene.tabs.selectedIndex = 6
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 6 && scene.bar.selectedIndex == 6 && scene.shares[6] == 1)
      scene.tabs.selectedIndex = 9
      try stage.expectDiagnostic("no-such-tab")
      #expect(scene.tabs.selectedIndex == 6 && scene.bar.selectedIndex == 6 && scene.shares[6] == 1)
      scene.tabs.viewControllers = Array(scene.pages.prefix(2))
      try stage.settle()
      #expect(scene.bar.titles == ["A", "B"] && scene.bar.selectedIndex == scene.tabs.selectedIndex)
      scene.bar.select(5)
      scene.bar.select(-1)
      #expect(scene.bar.selectedIndex == scene.tabs.selectedIndex)
      scene.tabs.viewControllers = nil
      try stage.settle()
      #expect(scene.bar.buttons.isEmpty && scene.bar.bounds.width == 0)
      scene.drag(0.5)
      try scene.release()
    }
  }

  @Test("The controller is released with everything that it made (P-50)")
  func released() throws {
    try withStage(.original) { stage in
      weak var tabs: ButtonTabsController?
      weak var bar: ButtonTabBar?
      do {
        let scene = ButtonTabsScene(stage)
        (tabs, bar) = (scene.tabs, scene.bar)
        scene.tabs.selectedIndex = 1
        try stage.settle()
      }
      stage.show(UIViewController())
      stage.advance(by: 0.1)
      #expect(tabs == nil && bar == nil)
    }
  }

  @Test(
    "A ButtonTabBar in other tabs animates along if it is updated in time, and otherwise changes at the end (E-61, T-108)"
  )
  func alone() throws {
    try withStage(.original) { stage in
      let director = TransitionDirector()
      director.animator = { SlideAnimator(direction: .tabRight) }
      let (tabs, second) = (UITabBarController(), ButtonTabsScene.Page())
      let (early, late) = (ButtonTabBar(titles: ["A", "B"]), ButtonTabBar(titles: ["A", "B"]))
      second.title = "B"
      second.note = { [weak second] call in
        if call == "B.wA" { early.select(1, along: second?.transitionCoordinator) }
      }
      tabs.viewControllers = [UIViewController(), second]
      tabs.delegate = director
      stage.show(tabs)
      for bar in [early, late] { tabs.view.addSubview(bar) }
      stage.advance(frames: 1)
      tabs.selectedIndex = 1
      late.select(1, along: tabs.transitionCoordinator)
      stage.advance(by: 0.15)
      let shares = early.buttons.map(\.shownShare)
      #expect(shares[1] > 0 && shares[1] < 1 && isNear(shares[0] + shares[1], 1, within: 0.01), "\(shares)")
      #expect(late.buttons.map(\.shownShare) == [1, 0])
      #expect(early.selectedIndex == 1 && late.selectedIndex == 1)
      try stage.settle()
      for bar in [early, late] {
        #expect(bar.buttons.map(\.shownShare) == [0, 1] && bar.isUserInteractionEnabled)
      }
    }
  }
}
