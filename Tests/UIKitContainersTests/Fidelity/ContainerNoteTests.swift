import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Fidelity notes of containers") @MainActor struct ContainerNoteTests {
  @Test(
    "A child that is added while its parent appears gets viewWillAppear, and meets a fidelity note (T-170, P-83)",
    arguments: [true, false])
  func childOfAppearingParent(isDuringLayout: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (parent, child) = (LayoutScreen("B"), Screen("C", .green))
      let add = { @MainActor (screen: UIViewController) in
        guard child.parent == nil else { return }
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
      }
      if isDuringLayout { parent.didLayout = add } else { parent.isAppearing = add }
      scene.nav.pushViewController(parent, animated: true)
      try stage.settle()
      let appearances = child.log.calls.filter { $0.hasSuffix(".wA") || $0.hasSuffix(".dA") }
      #expect(appearances == ["C.wA", "C.dA"] && stage.notes == [.childOfAppearingParent])
    }
  }

  /// A screen whose callbacks while it appears are closures.
  private final class LayoutScreen: UIViewController {
    var isAppearing: (UIViewController) -> Void = { _ in }
    var didLayout: (UIViewController) -> Void = { _ in }

    convenience init(_ title: String) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
    }

    override func viewIsAppearing(_ animated: Bool) { isAppearing(self) }
    override func viewDidLayoutSubviews() { didLayout(self) }
  }

  @Test(
    "A coordinator that is read right after a push or a pop starts the transition, and meets a fidelity note (T-20, T-112)"
  )
  func coordinatorStartsTransition() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      #expect(stage.notes.isEmpty && !scene.log.calls.contains("B.wA"))
      #expect(scene.nav.transitionCoordinator != nil)
      #expect(scene.log.calls.contains("B.wA") && stage.notes == [.coordinatorStartsTransition])
      try stage.settle()
    }
  }

  @Test(
    "A swipe back meets a fidelity note where half the width or the speed would decide otherwise (K-6)",
    arguments: [(0.2, false, false), (0.4, true, true), (0.6, true, false)])
  func swipeBack(progress: Double, pops: Bool, isDoubtful: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.director.usesSlide = false
      try scene.showB()
      stage.edgePan(from: .left, by: stage.window.bounds.width * progress + 10, over: 0.4, resting: 0.5)
      try stage.settle()
      #expect((scene.nav.viewControllers.count == 1) == pops)
      #expect(stage.notes == (isDoubtful ? [.swipeBackThreshold] : []))
    }
  }

  @Test("A tab change without an animator is over when the setter returns, and meets a fidelity note (T-59)")
  func tabChange() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.tabs.selectedIndex = 1
      #expect(scene.log.calls.contains("B.dA") && stage.notes == [.tabChangeWithoutAnimator])
      try stage.settle()
    }
  }

  @Test("A tab change while animations are disabled meets no fidelity note")
  func tabChangeWithoutAnimations() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      UIView.performWithoutAnimation { scene.tabs.selectedIndex = 1 }
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 1 && stage.notes.isEmpty)
    }
  }

  @Test("A tab that is selected during a tab change waits for its end, and meets a fidelity note (T-67)")
  func selectionDuringTabChange() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      scene.tabs.selectedIndex = 1
      stage.advance(by: 0.1)
      #expect(stage.notes.isEmpty)
      scene.tabs.selectedIndex = 2
      #expect(scene.tabs.selectedIndex == 1 && stage.notes == [.selectionDuringTabChange])
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 2)
    }
  }

  @Test("A tab's arriving view that the animator leaves on a cancel is removed, and meets a fidelity note (T-19)")
  func arrivingTab() throws {
    try withStage(.small) { stage in
      let (scene, director) = (TabScene(stage), FadeDirector())
      scene.tabs.delegate = director
      scene.tabs.selectedIndex = 1
      stage.advance(frames: 1)
      director.driver.update(0.5)
      director.driver.cancel()
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 0 && scene.b.view.superview == nil)
      #expect(stage.notes.contains(.arrivingViewLeftOnCancel))
    }
  }

  /// A tab delegate that offers a fade, and a driver for it.
  private final class FadeDirector: NSObject, UITabBarControllerDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ClosureAnimator.fade()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }
  }
}
