import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Invalid parameters of effects") @MainActor struct BadParameterTests {
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

  @Test("An effect with an invalid duration takes no time", arguments: [-1, 0, .nan, .infinity])
  func duration(seconds: Double) throws {
    let effect = CubeAnimator()
    effect.duration = seconds
    #expect(effect.transitionDuration(using: nil) == 0)
    try plays(effect)
  }

  @Test(
    "An effect plays to its end and draws opaque pixels with any number", arguments: HostileEffect.all)
  func hostile(effect: HostileEffect) throws {
    for (value, isBackward) in HostileEffect.values.flatMap({ value in [false, true].map { (value, $0) } }) {
      let input = "\(value), \(isBackward ? "back" : "there")"
      try withStage(.upright) { stage in
        let scenario = try EffectScenario(stage, .navigation, isBackward: isBackward)
        let made = effect.make(value)
        #expect((0...1e6).contains(made.transitionDuration(using: nil)), "\(input)")
        if made.duration.isFinite, made.duration > 0.1 { made.duration = 0.1 }
        made.isReversed = isBackward
        let driver = UIPercentDrivenInteractiveTransition()
        scenario.begin(made, driver: driver)
        driver.update(0.4)
        stage.advance(frames: 1)
        #expect(stage.image.buffer.pixels.allSatisfy { $0 >> 24 == 255 }, "\(input): holes")
        driver.finish()
        try stage.settle()
        #expect(scenario.leftovers(showing: scenario.new, size: CGSize(width: 60, height: 96)) == [], "\(input)")
        #expect(scenario.completions == 1, "\(input)")
      }
    }
  }

  @Test("The list of numbers that are tested with invalid values is complete")
  func complete() {
    let known = Set(HostileEffect.all.map(\.name))
    let numbers: Set<String> = [
      "CGFloat", "Double", "Int", "UInt64", "Optional<CGPoint>", "Optional<CGRect>", "Optional<EffectTiming>",
      "(margin: CGFloat, gap: CGFloat)",
    ]
    var stored: Set<String> = []
    for effect in EffectCase.all {
      var mirror: Mirror? = Mirror(reflecting: effect.make(false))
      while let shown = mirror {
        for child in shown.children {
          let (name, kind) = ("\(shown.subjectType).\(child.label ?? "")", "\(type(of: child.value))")
          stored.insert(name)
          // Paths may come from a closure.
          if numbers.contains(kind) || kind.contains("CGPath") { #expect(known.contains(name), "\(name)") }
        }
        mirror = shown.superclassMirror
      }
    }
    #expect(known.subtracting(stored) == [], "no effect has these any more")
  }

  @Test(
    "An effect plays to its end with any number of folds, columns or pages",
    arguments: [Int.min, 0, 7, Int.max])
  func counts(count: Int) throws {
    let fold = FoldAnimator()
    fold.folds = count
    let explode = ExplodeAnimator()
    explode.columns = count
    let book = BookAnimator()
    book.columns = count
    book.cover = { ($0 as? PatternScreen)?.tile }
    book.pages = { ($0 as? PatternScreen)?.blocks ?? [] }
    for effect in [fold, explode, book] { try plays(effect) }
  }

  @Test("An effect with tiles of an invalid size has about 10,000 tiles", arguments: [CGFloat.nan, 0])
  func tiles(side: CGFloat) throws {
    let effect = StarWarsAnimator()
    effect.tileSide = side
    try withStage(.upright) { stage in
      let held = try HeldEffect(stage, effect)
      #expect(held.container.subviews.count > 9000 && held.container.subviews.count < 11_000)
      try held.cancel()
    }
  }

  @Test("A shared-element effect without a match and a book without a cover fade")
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
