import PixelEffects
import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("PixelAnimator") @MainActor struct PixelAnimatorTests {
  /// The documentation's own example.
  private struct Blinds: PixelTransition {
    func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
      let open = Int(progress * 32)
      return old.redrawn { y, row in
        for x in row.indices { row[x] = y % 32 < open ? new[x, y] : old[x, y] }
      }
    }
  }

  @Test("PixelAnimator shows a custom transition at the progress of the finger (E-59)", arguments: [false, true])
  func own(isReversed: Bool) throws {
    try withStage(.upright) { stage in
      let held = try HeldEffect(stage, PixelAnimator(Blinds(), isReversed: isReversed))
      let before = stage.image
      held.move(to: 1)
      let after = stage.image
      held.move(to: 0.25)
      // Forward the first 8 lines of 32 are new; backwards the film stands at three quarters, from the new screen to
      // the old one.
      for y in 0..<96 {
        let isNew = isReversed ? y % 32 >= 24 : y % 32 < 8
        let line = y * 60..<(y + 1) * 60
        #expect(stage.image.buffer.pixels[line] == (isNew ? after : before).buffer.pixels[line], "line \(y)")
      }
      try held.cancel()
      #expect(held.scenario.leftovers(showing: held.scenario.old, size: CGSize(width: 60, height: 96)) == [])
    }
  }

  @Test(
    "PixelAnimator draws at its resolution, and at the screen's by default", arguments: [0.5, 0, -1, .nan, 9])
  func resolution(scale: CGFloat) throws {
    try withStage(.upright) { stage in
      let effect = PixelAnimator(Blinds())
      effect.resolution = scale
      let held = try HeldEffect(stage, effect)
      held.move(to: 0.5)
      let film = held.container.subviews.first {
        $0 !== held.scenario.old.view && $0 !== held.scenario.new.view && !$0.isHidden
      }
      // The model shows the end, drawn as finely.
      let drawn = try #require(film?.layer.contents as? CGImage)
      #expect(drawn.width == (scale == 0.5 ? 30 : 60) && drawn.height == (scale == 0.5 ? 48 : 96))
      try held.cancel()
    }
  }

  @Test("PixelAnimator can be combined like any effect")
  func combined() throws {
    try withStage(.upright) { stage in
      let scenario = try EffectScenario(stage, .navigation)
      let effect = PixelAnimator(Blinds(), duration: 0.1).then(SlideAnimator(direction: .push).timed(0.1))
      scenario.begin(effect)
      try stage.settle()
      #expect(scenario.leftovers(showing: scenario.new, size: CGSize(width: 60, height: 96)) == [])
      #expect(scenario.completions == 1)
    }
  }
}
