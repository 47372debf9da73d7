import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Golden frames of the zoom transition") @MainActor struct ZoomGoldenTests {
  @Test("A screen that zooms out of a thumbnail, and follows a touch, matches its golden frames (E-76, E-77)")
  func frames() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      for (index, color) in [UIColor.systemTeal, .systemOrange, .systemPink].enumerated() {
        let stripe = UIView(frame: CGRect(x: 40, y: 150 + 180 * CGFloat(index), width: 313, height: 120))
        stripe.backgroundColor = color
        scene.detail.view.addSubview(stripe)
      }
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0.08)
      try stage.expectFrame(matches: "zoom-push")
      try stage.settle()
      stage.touch([
        TouchPoint(time: 0, location: CGPoint(x: 200, y: 300)),
        TouchPoint(time: 0.3, location: CGPoint(x: 240, y: 480)),
      ])
      stage.advance(by: 0.28)
      try stage.expectFrame(matches: "zoom-drag")
      try stage.settle()
      #expect(!scene.isOpen)
    }
  }
}
