import Testing
import TransitionTesting
import UIKit

@testable import TransitionEffects

@Suite("ButtonTabsController") @MainActor struct ButtonTabsTests {
  @Test(
    "The bar has centred slots of 64 × 44 points a tenth down, and safe areas begin below it (E-18)",
    arguments: [false, true])
  func layout(isRightToLeft: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = ButtonTabsScene(stage, isRightToLeft: isRightToLeft)
      #expect(scene.bar.bounds.size == CGSize(width: 192, height: 44))
      #expect(scene.bar.center.x == 196.5 && isNear(scene.bar.center.y, 85.2))
      #expect(scene.bar.buttons.map(\.frame.minX) == (isRightToLeft ? [128, 64, 0] : [0, 64, 128]))
      #expect(scene.tabs.tabBar.isHidden && scene.pages[0].view.frame == stage.window.bounds)
      #expect(isNear(scene.pages[0].view.safeAreaInsets.top, 107.2) && scene.pages[0].view.safeAreaInsets.bottom == 34)
      #expect(scene.shares == [1, 0, 0])
      // Lower where there is no room a tenth down, and narrower where there is none for all.
      stage.resize(to: CGSize(width: 150, height: 200), animated: false)
      try stage.settle()
      #expect(scene.bar.frame.minY >= scene.tabs.view.safeAreaInsets.top && scene.bar.bounds.width == 150)
    }
  }

  @Test(
    "A tap changes the screen by time, and the red colour fades over with its progress (E-18, E-20, T-59)",
    arguments: [(false, 2), (true, 2), (false, 1)])
  func tap(isRightToLeft: Bool, index: Int) throws {
    try withStage(.original) { stage in
      let scene = ButtonTabsScene(stage, isRightToLeft: isRightToLeft)
      stage.tap(scene.bar.convert(scene.bar.buttons[index].center, to: nil))
      stage.advance(by: 0.06)
      let start = scene.shares[index]
      stage.advance(by: 0.15)
      #expect(isNear(scene.shares[index] - start, 0.5, within: 0.08) && !scene.bar.isUserInteractionEnabled)
      #expect(isNear(scene.shares[0] + scene.shares[index], 1, within: 0.01))
      // The new screen comes from the side on which its button is.
      let comes = scene.pages[index].view.layer.presentation()?.frame.minX ?? 0
      #expect(isRightToLeft ? comes < 0 : comes > 0)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == index && scene.bar.selectedIndex == index)
      #expect(scene.shares[index] == 1 && scene.shares.reduce(0, +) == 1 && scene.bar.isUserInteractionEnabled)
      let new = ["A", "B", "C"][index]
      #expect(scene.take() == "\(new).wA A.wD A.dD \(new).dA")
      #expect(scene.pages[0].view.superview == nil && scene.pages[0].parent === scene.tabs)
    }
  }

  @Test(
    "A drag drives both, finishes from six tenths on, and restores screen and button on a cancel (E-19, E-20, E-21)",
    arguments: [false, true], [false, true])
  func finger(isRightToLeft: Bool, isBackward: Bool) throws {
    try withStage(.original) { stage in
      let scene = ButtonTabsScene(stage, isRightToLeft: isRightToLeft)
      let (old, new) = isBackward ? (2, 1) : (0, 1)
      if isBackward {
        scene.tabs.selectedIndex = 2
        try stage.settle()
      }
      let before = stage.image
      for (part, finishes) in [(0.4, false), (0.55, false), (0.75, true)] {
        _ = scene.take()
        scene.drag(part, towardsLeading: !isBackward)
        let shares = scene.shares
        #expect(isNear(shares[new], part, within: 0.06), "\(shares)")
        #expect(isNear(shares[old], Double(1 - shares[new]), within: 0.01) && !scene.bar.isUserInteractionEnabled)
        // The screen's own place says the progress, and the button's colour is no other.
        let shownShare = abs(scene.pages[new].view.layer.presentation()?.frame.minX ?? 0) / 320
        #expect(isNear(1 - shownShare, Double(shares[new]), within: 0.01))
        try scene.release()
        #expect(
          scene.tabs.selectedIndex == (finishes ? new : old) && scene.bar.selectedIndex == scene.tabs.selectedIndex)
        #expect(scene.bar.isUserInteractionEnabled && scene.shares[finishes ? new : old] == 1)
        #expect((difference(before, stage.image) == 0) == !finishes)
        let (a, b) = (["A", "B", "C"][old], ["A", "B", "C"][new])
        #expect(
          scene.take()
            == (finishes ? "\(b).wA \(a).wD \(a).dD \(b).dA" : "\(b).wA \(a).wD \(b).wD \(b).dD \(a).wA \(a).dA"))
      }
    }
  }

  @Test("A drag beyond the first or the last screen does nothing (E-5)")
  func ends() throws {
    try withStage(.original) { stage in
      let scene = ButtonTabsScene(stage)
      let before = stage.image
      scene.drag(0.5, towardsLeading: false)
      #expect(scene.tabs.transitionCoordinator == nil && difference(before, stage.image) == 0)
      try scene.release()
      #expect(scene.take() == "" && scene.shares == [1, 0, 0])
    }
  }

  @Test("A running change can be caught, reversed, and thrown on")
  func caught() throws {
    try withStage(.original) { stage in
      let scene = ButtonTabsScene(stage)
      scene.tabs.makeAnimator = { CubeAnimator(isReversed: $0) }
      scene.tabs.selectedIndex = 1
      stage.advance(by: 0.5)
      let share = scene.shares[1]
      #expect(isNear(share, 0.5, within: 0.05))
      stage.touchDown(at: CGPoint(x: 100, y: 300))
      for x in [110, 120, 130] {
        stage.touchMove(to: CGPoint(x: x, y: 300))
        stage.advance(frames: 1)
      }
      // The finger goes back with it, towards where the first screen was.
      for x in stride(from: 130, through: 220, by: 3) {
        stage.touchMove(to: CGPoint(x: x, y: 300))
        stage.advance(frames: 1)
      }
      stage.advance(by: 0.2)
      #expect(scene.shares[1] < share - 0.2 && isNear(scene.shares[0] + scene.shares[1], 1, within: 0.01))
      stage.touchUp(at: CGPoint(x: 220, y: 300))
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 0)
      #expect(scene.bar.selectedIndex == scene.tabs.selectedIndex && scene.shares[scene.tabs.selectedIndex] == 1)
      #expect(scene.shares.reduce(0, +) == 1)
    }
  }
}
