import EffectCatalog
import Gallery
import Testing
import TransitionTesting
import UIKit

@Suite("The gallery's list") @MainActor struct GalleryListTests {
  @Test("The list plays visible effects, and no others")
  func thumbnails() throws {
    try withStage(.iPhone15) { stage in
      let root = GalleryApp.makeRoot()
      stage.show(root)
      stage.advance(by: 0.1)
      let list = try #require(root.topViewController as? GalleryListController)
      let first = list.children.compactMap { ($0 as? ShowcaseController)?.effect.title }
      #expect(first == ["Slide", "Pan", "Spring slide", "Diagonal", "Bounce", "Semi modal"])
      stage.advance(by: 0.6)
      let isPlaying = list.children.contains { ($0 as? ShowcaseController)?.isPlaying ?? false }
      #expect(isPlaying)
      stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 100), over: 0.3)
      stage.advance(by: 2)
      let later = list.children.compactMap { ($0 as? ShowcaseController)?.effect.title }
      #expect(!later.contains("Slide") && !later.isEmpty && later.count < 10)
    }
  }

  @Test(
    "The list lies within the safe area, and every visible card plays again and again", arguments: [false, true])
  func plays(isOnItsSide: Bool) throws {
    try withStage(.iPhone15) { stage in
      let root = GalleryApp.makeRoot()
      stage.show(root)
      if isOnItsSide { stage.rotate(to: .landscapeLeft) }
      stage.advance(by: 1)
      let list = try #require(root.topViewController as? GalleryListController)
      let cards = list.view.subviews[0].subviews.filter { $0 is UIControl }
      #expect(cards[0].frame.minX == list.view.safeAreaInsets.left + 16)
      var plays: [String: Int] = [:]
      var were: [String: Bool] = [:]
      for _ in 0..<400 {
        stage.advance(frames: 1)
        for showcase in list.children.compactMap({ $0 as? ShowcaseController }) {
          let now = showcase.isPlaying
          if now, were[showcase.effect.title] != true { plays[showcase.effect.title, default: 0] += 1 }
          were[showcase.effect.title] = now
        }
      }
      #expect(plays.count > 3 && plays.values.allSatisfy { $0 > 1 }, "\(plays)")
    }
  }

  @Test("The list pauses behind the screen of one effect, and plays again when it is back")
  func rests() throws {
    try withStage(.iPhone15) { stage in
      let root = GalleryApp.makeRoot()
      stage.show(root)
      stage.advance(by: 0.2)
      let list = try #require(root.topViewController as? GalleryListController)
      list.show(Effect.all[0])
      try stage.settle()
      #expect(root.topViewController is EffectDetailController && list.children.isEmpty)
      root.popViewController(animated: true)
      stage.advance(by: 1)
      #expect(!list.children.isEmpty)
    }
  }

  @Test("A tap on a card opens its effect")
  func tap() throws {
    try withStage(.iPhone15) { stage in
      let root = GalleryApp.makeRoot()
      stage.show(root)
      stage.advance(by: 0.2)
      stage.tap(CGPoint(x: 300, y: 260))
      stage.advance(by: 0.1)
      try stage.settle()
      #expect(root.topViewController?.title == "Pan")
    }
  }
}
