import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The zoom transition, caught during a push") @MainActor struct ZoomCatchTests {
  /// The causes of the pop.
  enum Trigger: CaseIterable {
    case finger, pop, popToScreen, popToRoot, set
  }

  /// Pushes, and waits until the screen has grown a little; a finger is down already.
  private func push(_ scene: ZoomScene, for trigger: Trigger) {
    scene.navigation.pushViewController(scene.detail, animated: true)
    scene.stage.advance(by: 0.1)
    guard trigger == .finger else { return }
    scene.stage.touchDown(at: CGPoint(x: 196, y: 400))
    scene.stage.advance(frames: 1)
  }

  private func pop(_ scene: ZoomScene, by trigger: Trigger) {
    switch trigger {
    case .finger:
      // Far enough for the pan to begin, and no further.
      scene.stage.touchMove(to: CGPoint(x: 196, y: 412))
    case .pop: scene.navigation.popViewController(animated: true)
    case .popToScreen: scene.navigation.popToViewController(scene.list, animated: true)
    case .popToRoot: scene.navigation.popToRootViewController(animated: true)
    case .set: scene.navigation.setViewControllers([scene.list], animated: true)
    }
    scene.stage.advance(by: 0)
  }

  @Test(
    "A pop during a zoomed push completes the push, and begins at what was shown (T-110, E-78)",
    arguments: Trigger.allCases
  )
  func caught(by trigger: Trigger) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      push(scene, for: trigger)
      let (before, fade) = (scene.visible, scene.fade)
      #expect(before.width < 300 && fade.dim < 0.9 && fade.snapshot > 0.1)
      _ = scene.log.take()
      pop(scene, by: trigger)
      // A finger has gone by as much as the pan's slop at most.
      let moved = scene.visible.minY - before.minY
      #expect(trigger == .finger ? moved > -0.01 && moved <= 12 : abs(moved) < 0.01)
      #expect(isClose(scene.visible, before.offsetBy(dx: 0, dy: moved), within: trigger == .finger ? 3 : 0.01))
      #expect(abs(scene.fade.dim - fade.dim) < 0.01 && abs(scene.fade.snapshot - fade.snapshot) < 0.01)
      let log = scene.log.take()
      // It has appeared before it goes.
      let (appeared, goes) = (try #require(log.range(of: "B.dA")), try #require(log.range(of: "B.wD")))
      #expect(appeared.lowerBound < goes.lowerBound)
      if trigger == .finger {
        #expect(scene.detail.transitionCoordinator?.isInteractive == true)
        stage.advance(by: 0.3)
        stage.touchUp(at: CGPoint(x: 196, y: 412))
      }
      try stage.settle()
      #expect(scene.isOpen == (trigger == .finger) && scene.leftovers == [] && stage.diagnostics.isEmpty)
    }
  }

  @Test("A touch continues a caught zoom from there, shrinks it with the distance, and can dismiss it (E-77, E-78)")
  func moved() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      push(scene, for: .finger)
      pop(scene, by: .finger)
      let (before, location) = (scene.visible, scene.shown.transform)
      for y in stride(from: 430.0, through: 570, by: 20) {
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: 196, y: y))
      }
      stage.advance(by: 0.3)
      // The snapshot's fade-out has gone on (K-47).
      #expect(scene.fade.snapshot == 0 && scene.fade.dim == 1)
      let moved = scene.shown.transform.m42 - location.m42
      #expect(moved > 50 && moved < 158 && stage.window.bounds.contains(scene.visible))
      #expect(scene.visible.width < before.width && scene.visible.width > 0.8 * before.width)
      stage.touchUp(at: CGPoint(x: 196, y: 570))
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [])
    }
  }

  @Test("A screen that leaves by itself as it is caught pops nothing else: the root stays (T-110)")
  func leavesByItself() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      let popper = Popper()
      scene.navigation.delegate = popper
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0.1)
      popper.goes = scene.detail
      #expect(scene.navigation.popViewController(animated: true) == nil)
      #expect(scene.navigation.viewControllers == [scene.list])
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [] && scene.list.view.window != nil)
    }
  }

  @Test("A screen that is pushed as the zoom is caught is popped with it (T-110)")
  func pushesAnother() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      let popper = Popper()
      scene.navigation.delegate = popper
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0.1)
      popper.pushes = Screen("C", .green)
      #expect(scene.navigation.popViewController(animated: true) === scene.detail)
      #expect(scene.navigation.viewControllers == [scene.list])
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [])
    }
  }

  /// Takes a screen off the stack, or puts one on it, as soon as one is shown.
  private final class Popper: NSObject, UINavigationControllerDelegate {
    var goes: UIViewController?
    var pushes: UIViewController?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      if goes === viewController { navigationController.popViewController(animated: false) }
      if let pushes { navigationController.pushViewController(pushes, animated: false) }
      (goes, pushes) = (nil, nil)
    }
  }
}
