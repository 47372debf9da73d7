import QuartzCore
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Masks that a transition sets on a view") @MainActor struct MaskAuditTests {
  /// Pops with a circle that shrinks; `takesOff` says after which ends the mask is taken off.
  private func pop(_ scene: PopScene, takesOff: @escaping (Bool) -> Bool) {
    scene.pop { context in
      context.insertToView(above: false)
      let leaving = context.view(forKey: .from)
      let circle = CAShapeLayer()
      circle.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 200), transform: nil)
      leaving?.layer.mask = circle
      UIView.animate(withDuration: PopScene.duration) {
        leaving?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: { _ in
        leaving?.transform = .identity
        context.completeAsDecided()
        // As many do it: after the call.
        if takesOff(context.transitionWasCancelled) { leaving?.layer.mask = nil }
      }
    }
  }

  @Test("A mask that is removed at the transition's end is not reported (P-65)", arguments: [true, false])
  func clean(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      pop(scene) { _ in true }
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      try stage.settle()
    }
  }

  @Test("A mask that stays after a cancel is reported (P-65, E-85)")
  func left() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      pop(scene) { wasCancelled in !wasCancelled }
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      scene.driver.cancel()
      try stage.settle()
      let message = try stage.expectDiagnostic("mask-left-on").message
      #expect(message.hasPrefix("[mask-left-on] The transition from "))
      let words =
        " is still there. It goes on cutting off what the view shows, and costs time in each frame. "
        + "Set the mask to nil where completeTransition(_:) is called, after a cancel too."
      #expect(message.hasSuffix(words))
      #expect(scene.b.view.layer.mask != nil)
    }
  }
}
