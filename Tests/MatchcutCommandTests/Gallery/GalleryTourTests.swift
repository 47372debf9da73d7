import EffectCatalog
import Gallery
import MatchcutCommand
import Testing
import TransitionTesting
import UIKit

@Suite("The tour of the gallery") @MainActor struct GalleryTourTests {
  @Test("The tour finds every view that it touches, plays by button and by finger, and ends where it began")
  func whole() throws {
    try withStage(.iPhone15) { stage in
      var tour = GalleryTour(on: stage)
      let start = stage.time
      let navigation = try #require(stage.window.rootViewController as? UINavigationController)
      var seen: [String] = []
      for frame in 0...Int(GalleryTour.length * 15) {
        try tour.go(to: Double(frame) / 15)
        stage.advance(by: start + Double(frame + 1) / 15 - stage.time)
        let detail = navigation.topViewController as? EffectDetailController
        let now = detail.flatMap { detail in
          detail.showcase.map { "\(detail.title ?? "") \($0.container) \($0.isForward ? "there" : "here")" }
        }
        if let now, now != seen.last { seen.append(now) }
      }
      #expect(
        seen == [
          "Fold navigation here", "Fold navigation there", "Fold navigation here", "Fold tabs here", "Fold tabs there",
        ])
      #expect(navigation.topViewController is GalleryListController)
    }
  }
}
