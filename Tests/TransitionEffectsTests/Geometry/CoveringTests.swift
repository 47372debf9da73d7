import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Effects that uncover screens") @MainActor struct CoveringTests {
  /// The box of what the new screen's mask shows now.
  private func outline(_ held: HeldEffect) -> CGRect {
    let mask = held.scenario.new.view.layer.mask as? CAShapeLayer
    return mask?.presentation()?.path?.boundingBox ?? .null
  }

  @Test("the circle grows from the button's oval to one that reaches the farthest corner (E-41, E-43)")
  func circle() throws {
    try withStage(.original) { stage in
      let button = CGRect(x: 260, y: 20, width: 40, height: 40)
      let held = try HeldEffect(stage, CircleAnimator(from: button))
      held.move(to: 0)
      #expect(outline(held) == button)
      // From the middle (280, 40) the lower left corner is farthest.
      let radius = (280.0 * 280 + 440 * 440).squareRoot()
      held.move(to: 0.5)
      #expect(isNear(outline(held).width, 40 + radius))
      held.move(to: 1)
      #expect(isNear(outline(held).width, 40 + 2 * radius) && isNear(outline(held).midX, 280))
      try held.cancel()
      #expect(held.scenario.new.view.layer.mask == nil)
    }
  }

  @Test("back, the old screen goes into the button's oval (E-42)")
  func circleBack() throws {
    try withStage(.original) { stage in
      let button = CGRect(x: 260, y: 20, width: 40, height: 40)
      let held = try HeldEffect(stage, CircleAnimator(from: button, isReversed: true))
      let radius = (280.0 * 280 + 440 * 440).squareRoot()
      let shown = { (held.scenario.old.view.layer.mask as? CAShapeLayer)?.presentation()?.path?.boundingBox ?? .null }
      #expect(held.container.subviews.last === held.scenario.old.view || held.scenario.new.view.layer.mask == nil)
      held.move(to: 0)
      #expect(isNear(shown().width, 40 + 2 * radius) && isNear(shown().midX, 280))
      held.move(to: 0.5)
      #expect(isNear(shown().width, 40 + radius))
      held.move(to: 1)
      #expect(isNear(shown().width, 40) && isNear(shown().minX, 260) && isNear(shown().minY, 20))
      try held.cancel()
      #expect(held.scenario.old.view.layer.mask == nil && held.scenario.new.view.layer.mask == nil)
    }
  }

  @Test("the bubble covers the container from its point (E-44, E-45)", arguments: [false, true])
  func bubble(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, BubbleAnimator(from: CGPoint(x: 20, y: 400), isReversed: isReversed))
      held.move(to: isReversed ? 0 : 1)
      let bubble = try #require(held.helpers.first)
      let side = 2 * (300.0 * 300 + 400 * 400).squareRoot()
      #expect(isNear(bubble.bounds.width, side) && isNear(bubble.cornerRadius, side / 2))
      #expect(bubble.position == CGPoint(x: 20, y: 400) && isNear(bubble.transform.m11, 1))
      held.move(to: isReversed ? 1 : 0)
      let moving = isReversed ? held.old : held.new
      #expect(isNear(moving.transform.m11, 0.001, within: 1e-6) && moving.opacity == 0)
      #expect(moving.position == CGPoint(x: 20, y: 400))
      try held.cancel()
    }
  }

  @Test(
    "the wipe's line is as wide as asked, and crosses the container from the edge, mirrored from right to left (E-87)",
    arguments: [WipeEdge.leading, .trailing, .top, .bottom], [false, true])
  func wipe(edge: WipeEdge, isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, WipeAnimator(from: edge), isRightToLeft: isRightToLeft)
      held.move(to: 0.5)
      let mask = try #require(held.scenario.new.view.mask)
      let shown = try #require(mask.layer.presentation())
      let covered = shown.frame.intersection(CGRect(x: 0, y: 0, width: 320, height: 480))
      // 380 of 320 points, or 540 of 480, half-way.
      switch (edge, isRightToLeft) {
      case (.leading, false), (.trailing, true): #expect(isNear(covered.maxX, 190) && isNear(covered.minX, 0))
      case (.trailing, false), (.leading, true): #expect(isNear(covered.minX, 130) && isNear(covered.maxX, 320))
      case (.top, _): #expect(isNear(covered.maxY, 270) && isNear(covered.minY, 0))
      case (.bottom, _): #expect(isNear(covered.minY, 210) && isNear(covered.maxY, 480))
      }
      try held.cancel()
    }
  }

  @Test("the explosion has ten tiles across, which fly 100 points at most and vanish (E-27)")
  func explode() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, ExplodeAnimator())
      held.move(to: 0)
      let places = held.helpers.map(\.position)
      #expect(places.count == 150)
      held.move(to: 1)
      for (tile, place) in zip(held.helpers, places) {
        #expect(abs(tile.position.x - place.x) <= 100 && abs(tile.position.y - place.y) <= 100 && tile.opacity == 0)
        let (a, b) = (tile.transform.m11, tile.transform.m12)
        #expect(isNear((a * a + b * b).squareRoot(), 0.01, within: 1e-6))
      }
      try held.cancel()
    }
  }

  @Test("more than a thousand tiles fall by one to 1.3 heights and drift 200 points at most, at one speed (E-48)")
  func starWars() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, StarWarsAnimator())
      held.move(to: 1)
      let ends = held.helpers.map(\.transform)
      #expect(ends.count == 32 * 48)
      #expect(ends.allSatisfy { (480...624).contains($0.m42) && abs($0.m41) <= 200 })
      held.move(to: 0.25)
      #expect(zip(held.helpers, ends).allSatisfy { isNear($0.transform.m42, Double($1.m42) / 4) })
      try held.cancel()
    }
  }

  @Test("the same seed gives the same fall, another one another")
  func seeds() throws {
    let ends = try [1, 1, 2].map { (seed: UInt64) in
      try withStage(.upright) { stage in
        let effect = StarWarsAnimator()
        effect.seed = seed
        let held = try HeldEffect(stage, effect)
        held.move(to: 1)
        let ways = held.helpers.map(\.transform.m41)
        try held.cancel()
        return ways
      }
    }
    #expect(ends[0] == ends[1] && ends[0] != ends[2])
  }
}
