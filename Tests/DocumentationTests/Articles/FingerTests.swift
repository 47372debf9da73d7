import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Transitions under a finger") @MainActor struct FingerTests {
  /// A stack of two screens, at rest, and the upper one.
  func stack(on stage: Stage) throws -> (UINavigationController, UIViewController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    stage.show(navigation)
    navigation.pushViewController(detail, animated: false)
    try stage.settle()
    return (navigation, detail)
  }

  @Test("A short swipe comes back, and a long one pops")
  func swipes() throws {
    try withStage(.iPhone15) { stage in
      let (navigation, detail) = try stack(on: stage)
      stage.edgePan(from: .left, by: 60, over: 0.3, resting: 0.2)
      try stage.settle()
      #expect(navigation.topViewController === detail)

      stage.edgePan(from: .left, by: 300, over: 0.3, resting: 0.2)
      try stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test("The screen follows the finger, and stands still with it")
  func following() throws {
    try withStage(.iPhone15) { stage in
      let (navigation, detail) = try stack(on: stage)
      let finger = stage.touchDown(at: CGPoint(x: 1, y: 400))
      for x in stride(from: 20, through: 200, by: 20) {
        finger.move(to: CGPoint(x: x, y: 400))
        stage.advance(frames: 1)
      }
      let edge = try #require(detail.view.layer.presentation()).frame.minX
      stage.advance(by: 1)
      #expect(detail.view.layer.presentation()?.frame.minX == edge)
      #expect(navigation.transitionCoordinator?.isInteractive == true)

      finger.cancel()  // as a call that comes in does
      try stage.settle()
      #expect(navigation.topViewController === detail)
    }
  }

  @Test("A driver pops with an effect under a finger")
  func driver() throws {
    try withStage(.iPhone15) { stage in
      let (navigation, _) = try stack(on: stage)
      InteractionDriver.pop(navigation, by: .edgePan()) { $0 == .pop ? CubeAnimator(isReversed: true) : nil }
      stage.edgePan(from: .left, by: 300, over: 0.3, resting: 0.2)
      try stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
