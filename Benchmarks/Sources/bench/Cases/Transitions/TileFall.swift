import PixelEffects
import TransitionEffects
import TransitionTesting
import UIKit

/// The StarWars effect in its three engines, held by a finger that moves: a frame is evaluated, built and drawn on all
/// cores, as a screen of 60 Hz wants it every 16.7 ms.
struct TileFall: Benchmark {
  let name = "tiles"

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated {
      let engines: [(name: String, effect: EffectAnimator)] = [
        ("1,050 tiles by view animations", Self.tiles(side: 18)),
        ("3,440 tiles by view animations", Self.tiles(side: 10)),
        ("1,050 thrown tiles", Self.thrown(side: 18)),
        ("5,000 tiles as one image", PixelAnimator(FallingTilesTransition())),
      ]
      return try engines.flatMap { try measure($0.name, $0.effect) }
    }
  }

  @MainActor private static func tiles(side: CGFloat) -> EffectAnimator {
    let effect = StarWarsAnimator()
    effect.tileSide = side
    return effect
  }

  @MainActor private static func thrown(side: CGFloat) -> EffectAnimator {
    let effect = ThrownTilesAnimator()
    effect.tileSide = side
    return effect
  }

  @MainActor private func measure(_ name: String, _ effect: EffectAnimator) throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let director = SlideDirector()
      let driver = UIPercentDrivenInteractiveTransition()
      (director.effect, director.interaction) = (effect, driver)
      let navigation = UINavigationController(rootViewController: BenchScreen("First", .systemTeal))
      navigation.delegate = director
      stage.show(navigation)
      stage.advance(frames: 1)
      navigation.pushViewController(BenchScreen("Second", .systemIndigo), animated: true)
      stage.advance(frames: 1)
      let renderer = SoftwareRenderer()
      let frames = FramePair()
      var percent: CGFloat = 0.2
      let (drawn, copied) = Stopwatch().measure {
        // On and on through the middle of the fall, where most tiles are in sight.
        percent = percent < 0.6 ? percent + 0.01 : 0.2
        driver.update(percent)
        stage.advance(frames: 1)
        _ = renderer.render(stage.frame)
      } beside: {
        frames.copy()
      }
      driver.cancel()
      try stage.settle()
      return [
        Measurement(
          name: "\(name), a frame", value: drawn.wall, unit: "ms", reference: copied.wall, beside: "a copy"),
        Measurement(
          name: "\(name), a frame, processor time", value: drawn.processor, unit: "ms", reference: copied.processor,
          beside: "a copy"),
      ]
    }
  }
}
