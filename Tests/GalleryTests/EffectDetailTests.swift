import EffectCatalog
import Gallery
import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("The gallery's screen of one effect") @MainActor struct EffectDetailTests {
  private func open(_ name: String, on stage: Stage) throws -> EffectDetailController {
    let effect = try #require(Effect.all.first { $0.title == name })
    let detail = EffectDetailController(effect)
    stage.show(UINavigationController(rootViewController: detail))
    try stage.settle()
    return detail
  }

  private func sliders(in view: UIView) -> [UISlider] {
    view.subviews.flatMap { ($0 as? UISlider).map { [$0] } ?? sliders(in: $0) }
  }

  private func pickers(in view: UIView) -> [UISegmentedControl] {
    view.subviews.flatMap { ($0 as? UISegmentedControl).map { [$0] } ?? pickers(in: $0) }
  }

  private func choose(_ title: String, in detail: EffectDetailController) {
    for picker in pickers(in: detail.view) {
      for index in 0..<picker.numberOfSegments where picker.titleForSegment(at: index) == title {
        picker.selectedSegmentIndex = index
        picker.sendActions(for: .valueChanged)
      }
    }
  }

  @Test("A slider changes the animator and its source")
  func slider() throws {
    try withStage(.iPhone15) { stage in
      let detail = try open("Fold", on: stage)
      #expect(detail.effect.parameters.map(\.name) == ["duration", "folds", "perspective"])
      #expect(!detail.codeText.contains("animator.folds"))
      let slider = try #require(sliders(in: detail.view).dropFirst().first)
      slider.setValue(4.4, animated: false)
      slider.sendActions(for: .valueChanged)
      #expect(detail.codeText.contains("  animator.folds = 4\n"))
      let animator =
        detail.effect.animator(
          detail.showcase?.values ?? [], EffectContext(.navigation, isReversed: false)) as? FoldAnimator
      #expect(animator?.folds == 4 && animator?.duration == 1)
    }
  }

  @Test("An effect's screen opens over the list, plays, and leads back to the list", arguments: ["Cube", "Star Wars"])
  func direct(title: String) throws {
    try withStage(.iPhone15) { stage in
      let effect = try #require(Effect.all.first { $0.title == title })
      let root = GalleryApp.makeRoot(showing: effect)
      stage.show(root)
      try stage.settle()
      let detail = try #require(root.topViewController as? EffectDetailController)
      #expect(detail.effect.name == effect.name && root.viewControllers.first is GalleryListController)
      detail.showcase?.play()
      try stage.settle()
      #expect(detail.showcase?.isForward == true)
      root.popViewController(animated: true)
      stage.advance(by: 1)
      #expect(root.topViewController is GalleryListController && root.viewControllers.count == 1)
    }
  }

  @Test("The pickers change container, device and speed")
  func pickers() throws {
    try withStage(.iPhone15) { stage in
      let detail = try open("Cube", on: stage)
      choose("Tabs", in: detail)
      choose("Tablet", in: detail)
      choose("⅒×", in: detail)
      try stage.settle()
      let showcase = try #require(detail.showcase)
      #expect(showcase.container == .tabs && showcase.speed == .tenth)
      #expect(showcase.view.subviews.first?.bounds.size == CGSize(width: 1024, height: 768))
      #expect(detail.codeText.contains("func tabBarController("))
      #expect(detail.children.count == 1)
      showcase.play()
      stage.advance(by: 5)
      #expect(showcase.isPlaying)
      stage.advance(by: 6)
      #expect(!showcase.isPlaying && showcase.isForward)
    }
  }

  @Test("The source of a modal effect has both directions, and the presentation controller where there is one")
  func modalCode() throws {
    try withStage(.iPhone15) { stage in
      let code = try open("Overlay", on: stage).codeText
      for part in ["forPresented presented", "forDismissed dismissed", "OverlayAnimator(isReversed: isReversed)"] {
        #expect(code.contains(part))
      }
      #expect(
        code.contains("OverlayPresentationController(presentedViewController: presented, presenting: presenting)"))
      let bounce = try open("Bounce", on: stage).codeText
      #expect(bounce.contains("BounceAnimator") && !bounce.contains("OverlayPresentationController"))
    }
  }

  @Test("The screen is released with everything that it made (P-50)")
  func released() throws {
    try withStage(.iPhone15) { stage in
      let root = GalleryApp.makeRoot()
      stage.show(root)
      stage.advance(by: 0.2)
      weak var detail: EffectDetailController?
      weak var showcase: ShowcaseController?
      do {
        let shown = EffectDetailController(Effect.all[0])
        root.pushViewController(shown, animated: false)
        try stage.settle()
        (detail, showcase) = (shown, shown.showcase)
        shown.showcase?.play()
        try stage.settle()
      }
      root.popViewController(animated: false)
      stage.advance(by: 0.1)
      #expect(detail == nil && showcase == nil)
    }
  }
}
