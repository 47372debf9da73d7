import CoreGraphics
import Raster
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Layer transitions change the layer as a whole and no property, so pixels are compared.
@Suite("Layer transitions inside an interrupted transition") @MainActor struct LayerTransitionContinuityTests {
  enum Kind: CaseIterable {
    case fade, push, dissolve
  }

  @MainActor private func change(_ view: UIView, _ kind: Kind) {
    switch kind {
    case .fade, .push:
      let transition = CATransition()
      transition.type = kind == .fade ? .fade : .push
      transition.duration = 0.4
      view.backgroundColor = .blue
      view.layer.add(transition, forKey: nil)
    case .dissolve:
      UIView.transition(with: view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear]) {
        view.backgroundColor = .blue
      }
    }
  }

  /// The largest difference of two images at some points, in steps of a colour component.
  private func distance(_ one: CGImage, _ other: CGImage) -> Double {
    stride(from: 5, to: one.width, by: 10).map { x in
      let (a, b) = (one.buffer.pixels[100 * one.width + x], other.buffer.pixels[100 * other.width + x])
      return [0, 8, 16].map { shift in abs(Double((a >> shift) & 0xFF) - Double((b >> shift) & 0xFF)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test(
    "Layer transitions show the same before and after each run-loop turn, driven or not (C-26, C-80, P-16)",
    arguments: Kind.allCases,
    [true, false])
  func still(kind: Kind, isInteractive: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.b.view.backgroundColor = .red
      scene.driver.wantsInteractiveStart = isInteractive
      stage.advance(frames: 1)
      scene.pop { context in
        context.insertToView(above: false)
        change(scene.b.view, kind)
        UIView.animate(withDuration: PopScene.duration) {
          scene.arriving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      if !isInteractive {
        stage.advance(by: 0.2)
        let before = stage.image
        scene.driver.pause()
        #expect(distance(before, stage.image) == 0)
      }
      for percent in [0.2, 0.5, 0.9, 0.6] {
        scene.driver.update(CGFloat(percent))
        stage.advance(frames: 2)
        let before = stage.image
        scene.driver.finish()
        #expect(distance(before, stage.image) == 0)
        stage.advance(frames: 1)
        let later = stage.image
        scene.driver.pause()
        #expect(distance(later, stage.image) == 0)
      }
      scene.driver.update(0.3)
      scene.driver.cancel()
      var last = stage.image
      while !stage.environment.drivers.isEmpty {
        stage.advance(frames: 1)
        if kind != .push { #expect(distance(last, stage.image) < 60) }
        last = stage.image
      }
      try stage.settle()
    }
  }
}
