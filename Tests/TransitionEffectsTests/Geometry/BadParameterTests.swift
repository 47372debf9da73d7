import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("An effect with bad parameters") @MainActor struct BadParameterTests {
  private func plays(_ effect: EffectAnimator, in container: EffectScenario.Container = .navigation) throws {
    try withStage(.upright) { stage in
      let scenario = try EffectScenario(stage, container)
      effect.duration = effect.duration.isFinite ? min(effect.duration, 0.1) : effect.duration
      scenario.begin(effect)
      try stage.settle()
      #expect(scenario.leftovers(showing: scenario.new, size: CGSize(width: 60, height: 96)) == [])
      #expect(scenario.completions == 1)
    }
  }

  @Test("takes no time where its duration is none", arguments: [-1, 0, .nan, .infinity])
  func duration(seconds: Double) throws {
    let effect = CubeAnimator()
    effect.duration = seconds
    #expect(effect.transitionDuration(using: nil) == 0)
    try plays(effect)
  }

  @Test("plays with what its documentation says instead", arguments: [-CGFloat.infinity, -1, 0, 1e9, .nan])
  func numbers(value: CGFloat) throws {
    let cards = CardsAnimator()
    (cards.perspective, cards.lean) = (.nan, value.isFinite ? value : .nan)
    let cube = CubeAnimator()
    cube.perspective = value.isFinite ? 0 : value
    let shrink = ShrinkAnimator(isReversed: false)
    shrink.scale = value == 1e9 ? 2 : value
    let pan = PanAnimator()
    pan.parallax = value
    let wipe = WipeAnimator()
    wipe.softness = value == 1e9 ? 500 : value
    let portal = PortalAnimator()
    portal.scale = value == 1e9 ? 2 : value
    let tiles = StarWarsAnimator()
    (tiles.tileSide, tiles.drift) = (value == 0 ? 3 : max(value, 6), value)
    let circle = CircleAnimator(from: CGRect(x: value, y: 0, width: 1, height: 1))
    let bubble = BubbleAnimator(from: CGPoint(x: 0, y: value == 1e9 ? 1e3 : value))
    for effect in [cards, cube, shrink, pan, wipe, portal, tiles, circle, bubble] { try plays(effect) }
  }

  @Test("has at least one fold, column and page, and no more than can be drawn", arguments: [Int.min, 0, 7, Int.max])
  func counts(count: Int) throws {
    let fold = FoldAnimator()
    fold.folds = count
    let explode = ExplodeAnimator()
    explode.columns = count
    let book = BookAnimator()
    book.columns = count
    book.cover = { ($0 as? PatternScreen)?.picture }
    book.pages = { ($0 as? PatternScreen)?.blocks ?? [] }
    for effect in [fold, explode, book] { try plays(effect) }
  }

  @Test("fades where there is nothing to share, or no cover")
  func missing() throws {
    let shared = SharedElementAnimator()
    shared.elements = { _ in [:] }
    for effect in [shared, BookAnimator()] {
      try withStage(.upright) { stage in
        let held = try HeldEffect(stage, effect)
        held.move(to: 0.25)
        #expect(isNear(CGFloat(held.new.opacity), 0.25) && held.helpers.isEmpty)
        try held.cancel()
      }
    }
  }
}
