import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Views that a property animator moves") @MainActor struct AnimatorTouchTests {
  private final class Pad: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  @Test(
    "A view is hit where it is shown, and with manual hit testing where its model is (A-59, P-57)",
    arguments: [false, true])
  func place(manual: Bool) throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      scene.root.addSubview(pad)
      stage.advance(frames: 1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x = 80 }
      animator.isManualHitTestingEnabled = manual
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.pauseAnimation()
      stage.tap(CGPoint(x: 40, y: 10))
      stage.advance(by: 0.2)
      #expect(pad.touches == (manual ? 0 : 1))
      stage.tap(CGPoint(x: 80, y: 10))
      stage.advance(by: 0.2)
      #expect(pad.touches == 1)
      animator.startAnimation()
      try stage.settle()
    }
  }

  @Test("A view takes no touches where the animator's setting disables them (A-60, C-71)")
  func interactionOff() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      scene.root.addSubview(pad)
      stage.advance(frames: 1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x = 30 }
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      stage.advance(by: 0.5)
      stage.tap(CGPoint(x: 20, y: 10))
      try stage.settle()
      #expect(pad.touches == 0)
    }
  }

  @Test("A copy of an animator has its settings, and a copy of a subclass is of the subclass (A-59)")
  func settings() throws {
    final class Special: UIViewPropertyAnimator {}
    try withStage(.small) { stage in
      let bench = AnimatorBench(stage)
      let special = Special.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: bench.move)
      let typed: Special = special
      typed.isManualHitTestingEnabled = true
      let copy = try #require(typed.copy() as? Special)
      #expect(copy.isManualHitTestingEnabled && copy.state == .inactive && copy.duration == 0.1)
      try stage.settle()
      #expect(bench.x == 110)
    }
  }
}
