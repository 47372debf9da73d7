import SeededRandom
import Testing
import TransitionTesting
import UIKit

@testable import TransitionEffects

@Suite("Random touches on a driver") @MainActor struct InteractionFuzzTests {
  /// A container with drivers, and what the program may do to it.
  private struct World {
    let scene: InteractionScene
    let drivers: [InteractionDriver]
    let act: @MainActor (Int) -> Void
    /// The controller that must be on the screen at rest.
    let shown: @MainActor () -> UIViewController?
  }

  private func world(_ stage: Stage, _ kind: Int) throws -> World {
    switch kind {
    case 0:
      let scene = try InteractionScene.pushed(stage)
      let slide = { (operation: UINavigationController.Operation) in
        SlideAnimator(direction: operation == .pop ? .pop : .push)
      }
      let drivers = [
        InteractionDriver.pop(scene.navigation, by: .fullScreenPan(), animator: slide),
        InteractionDriver.pop(scene.navigation, by: .pinch(), animator: { _ in CubeAnimator(isReversed: true) }),
      ]
      return World(scene: scene, drivers: drivers) { choice in
        // A change during a transition is repeated after it (T-55): this app waits instead.
        guard scene.navigation.transitionCoordinator == nil else { return }
        let isAnimated = choice % 3 > 0
        if scene.isPushed {
          scene.navigation.popViewController(animated: isAnimated)
        } else if scene.second.parent == nil {
          scene.navigation.pushViewController(scene.second, animated: isAnimated)
        }
      } shown: {
        scene.navigation.topViewController
      }
    case 1:
      let scene = try InteractionScene.presented(stage)
      let list = UIScrollView(frame: scene.second.view.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 320, height: 2000)
      scene.second.view.addSubview(list)
      let drivers = [
        InteractionDriver.dismissal(of: scene.second, by: .pull()) { SlideAnimator(direction: .dismissal) },
        InteractionDriver.dismissal(of: scene.second, by: .rotation()) { SlideAnimator(direction: .dismissal) },
      ]
      return World(scene: scene, drivers: drivers) { choice in
        // The transitions that fingers requested begin before the program requests the same, and the reverse.
        stage.advance(frames: 1)
        guard scene.second.transitionCoordinator == nil, !scene.second.isBeingDismissed else { return }
        if scene.isPresented {
          if choice % 2 == 0 { scene.second.dismiss(animated: true) }
        } else if scene.first.presentedViewController == nil {
          scene.first.present(scene.second, animated: choice % 3 > 0)
        }
        stage.advance(frames: 1)
      } shown: {
        scene.isPresented ? scene.second : scene.first
      }
    default:
      let scene = try InteractionScene.tabbed(stage)
      let driver = InteractionDriver.tabs(scene.tabs, by: .sideways()) {
        SlideAnimator(direction: $0 == .leading ? .tabRight : .tabLeft)
      }
      return World(scene: scene, drivers: [driver]) { choice in
        scene.tabs.selectedIndex = choice % 2
      } shown: {
        scene.tabs.selectedViewController
      }
    }
  }

  @Test(
    "After random touches nothing hangs, no transition is left running, and the screens take touches (P-3, P-9, T-105)",
    arguments: 0..<60)
  func worlds(seed: Int) throws {
    try withStage(.original) { stage in
      let world = try world(stage, seed % 3)
      var random = SeededRandom(seed: UInt64(seed))
      func roll(_ bound: Int) -> Int { min(bound - 1, Int(random.number(in: 0...CGFloat(bound)))) }
      var fingers: [HeldFinger] = []
      for step in 1...120 {
        fingers.removeAll { !$0.isDown }
        switch roll(12) {
        case 0, 1:
          if fingers.count < 2 {
            fingers.append(stage.touchDown(at: CGPoint(x: roll(320), y: roll(480))))
          }
        case 2...6:
          guard !fingers.isEmpty else { break }
          let finger = fingers[roll(fingers.count)]
          finger.move(by: CGVector(dx: roll(161) - 80, dy: roll(161) - 80))
        case 7: if !fingers.isEmpty { fingers[roll(fingers.count)].lift() }
        case 8: if !fingers.isEmpty, roll(3) == 0 { fingers[roll(fingers.count)].cancel() }
        case 9: if roll(3) == 0 { world.act(roll(6)) }
        default: stage.advance(frames: 1 + roll(12))
        }
        guard step % 40 == 0 else { continue }
        for finger in fingers { finger.lift() }
        try stage.settle(within: 10)
        check(world, stage, "seed \(seed), step \(step)")
      }
    }
  }

  private func check(_ world: World, _ stage: Stage, _ moment: String) {
    #expect(world.drivers.allSatisfy { !$0.isInteracting && $0.transition.coordinator == nil }, "\(moment)")
    guard let screen = world.shown() else {
      Issue.record("\(moment): no screen")
      return
    }
    #expect(screen.view.window != nil && screen.view.convert(screen.view.bounds, to: nil).origin == .zero, "\(moment)")
    let hit = stage.window.hitTest(CGPoint(x: 160, y: 200), with: nil)
    #expect(hit?.isDescendant(of: screen.view) == true, "\(moment): \(String(describing: hit))")
    #expect(screen.view.transform == .identity && screen.view.alpha == 1, "\(moment)")
  }
}
