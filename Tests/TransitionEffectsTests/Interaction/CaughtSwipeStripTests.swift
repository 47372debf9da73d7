import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Film strips of a caught swipe") @MainActor struct CaughtSwipeStripTests {
  private static let small = Device(
    name: "small",
    screen: UIScreen.Configuration(size: CGSize(width: 120, height: 160), scale: 1, safeAreaInsets: .zero))

  @Test(
    "A released swipe stands still when it is caught, and is reversed and thrown without a jump",
    arguments: [true, false])
  func caught(pops: Bool) throws {
    try withStage(Self.small) { stage in
      let scene = try InteractionScene.pushed(stage)
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan()) { _ in
        PanAnimator(isReversed: true).timed(0.8)
      }
      var strip = FrameStrip()
      @MainActor func film(_ frames: Int = 1) {
        stage.advance(frames: frames)
        strip.add(stage.image)
      }
      film()
      var finger = stage.touchDown(at: CGPoint(x: 10, y: 80))
      finger.move(by: CGVector(dx: 11, dy: 0))
      film()
      finger.move(by: CGVector(dx: 60, dy: 0))
      film()
      stage.advance(by: 0.2)
      finger.lift()
      film(8)
      finger = stage.touchDown(at: CGPoint(x: 100, y: 40))
      finger.move(by: CGVector(dx: -11, dy: 0))
      film()
      film(20)
      finger.move(by: CGVector(dx: -40, dy: 0))
      film()
      for _ in 0..<6 {
        finger.move(by: CGVector(dx: pops ? 8 : -4, dy: 0))
        stage.advance(frames: 1)
      }
      strip.add(stage.image)
      finger.lift()
      film(3)
      try stage.settle()
      film()
      let images = strip.images
      #expect(difference(images[0], images[1]) == 0 && difference(images[4], images[5]) == 0)
      #expect(difference(images[2], images[3]) > 0.01 && difference(images[5], images[6]) > 0.01)
      #expect(scene.isPushed == !pops && !driver.isInteracting)
      #expect((difference(images[0], images[images.count - 1]) == 0) == !pops)
      try strip.expect(matches: "swipe-caught-\(pops ? "thrown-on" : "thrown-back")")
    }
  }
}
