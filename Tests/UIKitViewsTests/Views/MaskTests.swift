import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A view's mask") @MainActor struct MaskTests {
  @Test("A mask view masks in the view's own coordinates, and has no superview (A-56, C-98)")
  func masking() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square(side: 20)
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      mask.backgroundColor = .black
      scene.root.addSubview(mask)
      view.mask = mask
      stage.advance(frames: 1)
      #expect(mask.superview == nil && view.layer.mask === mask.layer)
      #expect(view.shownNode?.mask.count == 1)
      let other = scene.square()
      other.mask = mask
      #expect(view.mask == nil && view.layer.mask == nil && other.mask === mask)
      other.mask = nil
      #expect(other.layer.mask == nil)
    }
  }

  @Test("A mask view moves with animation blocks (C-98)")
  func animated() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square(side: 20)
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      mask.backgroundColor = .black
      view.mask = mask
      stage.advance(frames: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x = 25 }
      stage.advance(by: 0.5)
      #expect(isClose(Double(view.shownNode?.mask.first?.transform.m41 ?? 0), 10))
      try stage.settle()
    }
  }

  @Test("A mask view cannot be the view itself, or one around it (A-56)")
  func loops() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      view.mask = scene.root
      #expect(view.mask == nil)
      try stage.expectDiagnostic("layer-inside-itself")
    }
  }
}
