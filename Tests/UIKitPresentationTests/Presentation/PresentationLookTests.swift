import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Shadows, corners and tint of presentations") @MainActor struct PresentationLookTests {
  private func shadow(_ scene: SheetScene) -> Float { scene.card.layer.presentation()?.shadowOpacity ?? -1 }

  @Test(
    "A sheet that does not dim the screen behind casts a shadow, which is absent where it dims (K-33)")
  func undimmed() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      scene.sheet.detents = [.medium(), .large()]
      scene.sheet.largestUndimmedDetentIdentifier = .medium
      try scene.showB()
      #expect(shadow(scene) == 0.18)
      #expect(scene.a.view.tintAdjustmentMode != .dimmed)
      scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
      try stage.settle()
      #expect(shadow(scene) == 0)
      #expect(scene.shownDim == 0.2)
    }
  }

  @Test("A form sheet on a large screen casts a shadow, drawn outside its round corners")
  func form() throws {
    try withStage(.iPad) { stage in
      let scene = SheetScene(stage, style: .formSheet)
      scene.a.view.backgroundColor = .white
      try scene.showB()
      let frame = scene.card.frame
      #expect(frame == CGRect(x: 140, y: 280, width: 540, height: 620))
      let image = stage.image
      let far = image.color(x: 40, y: 2 * 590)
      let near = image.color(x: 2 * 136, y: 2 * 590)
      let farWhite = far.cgColor.components?.first ?? 0
      let nearWhite = near.cgColor.components?.first ?? 0
      #expect(abs(farWhite - 0.8) < 0.01)  // dimmed
      #expect(nearWhite < farWhite - 0.03)  // and in the shadow
      #expect(image.color(x: 2 * 141, y: 2 * 281) != .blue)  // a round corner
    }
  }

  @Test("A sheet's top corners follow the continuous curve, and the bottom corners are square (K-23)")
  func corners() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      let clip = scene.b.view.superview?.layer
      #expect(clip?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(clip?.cornerCurve == .continuous && clip?.cornerRadius == 10)
      #expect(stage.image.color(x: 1, y: 3 * 852 - 2) == .blue)
      #expect(stage.image.color(x: 1, y: 3 * 69 + 1) != .blue)
    }
  }

  @Test(
    "The presenter's tint is grey while a sheet dims it, returns with a dismissal, and stays grey on a cancel (K-20)")
  func tint() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.1)
      #expect(scene.a.view.tintAdjustmentMode == .dimmed)
      try stage.settle()
      scene.drag(from: 100, by: 100)
      try stage.settle()
      #expect(scene.a.presentedViewController === scene.b)
      #expect(scene.a.view.tintAdjustmentMode == .dimmed)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.view.tintAdjustmentMode == .normal)
    }
  }

  @Test("A popover casts a shadow and makes the tint behind it grey (E-75)")
  func popover() throws {
    try withStage(.iPad) { stage in
      let scene = SheetScene(stage, style: .popover)
      scene.b.popoverPresentationController?.sourceView = scene.a.view
      scene.b.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 200, width: 10, height: 10)
      try scene.showB()
      let bubble = scene.b.popoverPresentationController?.presentedView
      #expect(bubble?.layer.shadowOpacity == 0.22 && bubble?.layer.shadowPath != nil)
      #expect(scene.a.view.tintAdjustmentMode == .dimmed)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.view.tintAdjustmentMode == .normal)
    }
  }
}
