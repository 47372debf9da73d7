import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Effects of presentations") @MainActor struct ModalTests {
  @Test("The overlay covers two thirds of the container and opens from 1 point while its dimming view grows (E-6, E-7)")
  func overlay() throws {
    try withStage(.original) { stage in
      var controller: OverlayPresentationController?
      let held = try HeldEffect(stage, OverlayAnimator(), in: .modal, style: .custom) { presented, presenting in
        let made = OverlayPresentationController(presentedViewController: presented, presenting: presenting)
        controller = made
        return made
      }
      let dim = try #require(controller?.dimmingView)
      #expect(isNear(held.new.frame.minX, 53.333) && isNear(held.new.frame.width, 213.333))
      #expect(isNear(held.new.frame.minY, 80) && isNear(held.new.frame.height, 320))
      held.move(to: 0)
      let mask = try #require(held.scenario.new.view.mask)
      #expect(isNear(mask.layer.presentation()?.frame.width ?? 0, 1))
      #expect(isNear(dim.layer.presentation()?.frame.width ?? 0, 213.333))
      held.move(to: 0.5)
      #expect(isNear(mask.layer.presentation()?.frame.width ?? 0, 107.167))
      #expect(isNear(dim.layer.presentation()?.frame.width ?? 0, 266.667))
      try held.cancel()
      #expect(dim.superview == nil && held.scenario.new.view.mask == nil)
    }
  }

  @Test("The overlay's dimming view follows the container's size and fades with the dismissal (E-7)")
  func dimming() throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .modal, style: .custom)
      var controller: OverlayPresentationController?
      scenario.director.presentationController = { presented, presenting in
        let made = OverlayPresentationController(presentedViewController: presented, presenting: presenting)
        controller = made
        return made
      }
      scenario.begin(OverlayAnimator())
      try stage.settle()
      let dim = try #require(controller?.dimmingView)
      #expect(dim.frame == CGRect(x: 0, y: 0, width: 320, height: 480) && dim.superview != nil)
      stage.resize(to: CGSize(width: 300, height: 420), animated: false)
      stage.advance(frames: 2)
      #expect(dim.frame.size == CGSize(width: 300, height: 420))
      #expect(scenario.new.view.frame.size == CGSize(width: 200, height: 280))
      scenario.director.animator = { OverlayAnimator(isReversed: true) }
      scenario.new.dismiss(animated: true)
      stage.advance(by: 0.15)
      #expect(isNear(CGFloat(dim.layer.presentation()?.opacity ?? 0), 0.5, within: 0.05))
      try stage.settle()
      #expect(dim.superview == nil)
    }
  }

  @Test(
    "The semi-modal screen springs up over two thirds and pushes back a snapshot that stays until the end (E-14)")
  func semiModal() throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .modal, style: .custom)
      let before = stage.image
      scenario.begin(SemiModalAnimator())
      try stage.settle()
      let container = try #require(scenario.new.view.superview)
      #expect(scenario.new.view.frame == CGRect(x: 0, y: 160, width: 320, height: 480))
      #expect(scenario.new.view.layer.cornerRadius == 15)
      #expect(container.subviews.count == 2)
      let still = try #require(container.subviews.first?.subviews.first)
      #expect(isNear(still.transform.a, 0.85))
      let up = stage.image
      // Down, held at the half, and up again.
      let driver = UIPercentDrivenInteractiveTransition()
      scenario.director.animator = { SemiModalAnimator(isReversed: true) }
      scenario.director.interaction = { driver }
      scenario.new.dismiss(animated: true)
      stage.advance(frames: 1)
      driver.update(0.5)
      stage.advance(frames: 1)
      #expect(isNear(still.layer.presentation()?.transform.m11 ?? 0, 0.925))
      #expect(isNear(scenario.new.view.layer.presentation()?.transform.m42 ?? 0, 240))
      driver.cancel()
      try stage.settle()
      #expect(difference(up, stage.image) == 0 && container.subviews.count == 2)
      scenario.director.interaction = { nil }
      scenario.new.dismiss(animated: true)
      try stage.settle()
      #expect(difference(before, stage.image) == 0 && container.subviews.isEmpty)
    }
  }

  @Test("A cancelled semi-modal presentation leaves no snapshot behind (E-14, E-86)")
  func cancelledSemiModal() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, SemiModalAnimator(), in: .modal, style: .custom)
      held.move(to: 0.4)
      let container = held.container
      try held.cancel()
      #expect(container.subviews.isEmpty && held.scenario.new.view.superview == nil)
    }
  }

  @Test(
    "An effect for two screens fades the one that it gets where the other stays behind (T-17)",
    arguments: [false, true])
  func withheld(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, CubeAnimator(isReversed: isReversed), in: .modal, style: .overFullScreen)
      held.move(to: 0.25)
      #expect(isNear(CGFloat((isReversed ? held.old : held.new).opacity), isReversed ? 0.75 : 0.25))
      try held.cancel()
      #expect(held.scenario.old.view.layer.opacity == 1 && held.scenario.new.view.layer.opacity == 1)
    }
  }
}
