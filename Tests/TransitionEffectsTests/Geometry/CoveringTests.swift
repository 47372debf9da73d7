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

  @Test("The circle grows from the button's oval to the farthest corner (E-41, E-43)")
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

  @Test("A reversed circle shrinks the old screen into the button's oval (E-42)")
  func circleBack() throws {
    try withStage(.original) { stage in
      let button = CGRect(x: 260, y: 20, width: 40, height: 40)
      let held = try HeldEffect(stage, CircleAnimator(from: button, isReversed: true))
      let radius = (280.0 * 280 + 440 * 440).squareRoot()
      let shown = { (held.scenario.old.view.layer.mask as? CAShapeLayer)?.presentation()?.path?.boundingBox ?? .null }
      #expect(held.container.subviews.last === held.scenario.old.view && held.scenario.new.view.layer.mask == nil)
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

  @Test("The bubble grows from its point until it covers the container (E-44, E-45)", arguments: [false, true])
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
    "The wipe's soft line crosses the container from its edge, mirrored in right-to-left layouts (E-87)",
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

  @Test("The explosion has ten tiles per row, which fly 100 points at most and vanish (E-27)")
  func explode() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, ExplodeAnimator())
      held.move(to: 0)
      let positions = held.helpers.map(\.position)
      #expect(positions.count == 150)
      held.move(to: 1)
      for (tile, start) in zip(held.helpers, positions) {
        #expect(abs(tile.position.x - start.x) <= 100 && abs(tile.position.y - start.y) <= 100 && tile.opacity == 0)
        let (a, b) = (tile.transform.m11, tile.transform.m12)
        #expect(isNear((a * a + b * b).squareRoot(), 0.01, within: 1e-6))
      }
      try held.cancel()
    }
  }

  @Test("Over a thousand tiles fall by 1 to 1.3 heights at constant speed and drift 200 points at most (E-48)")
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

  @Test("Thrown tiles follow the paths of dynamics, forward and backward under a finger (E-49, E-51)")
  func thrown() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, ThrownTilesAnimator())
      held.move(to: 0)
      let starts = held.helpers.map(\.position)
      #expect(starts.count == 16 * 24 && held.helpers.allSatisfy { $0.bounds.width == 20 })
      let positions = [0.25, 0.5].map { (percent: Double) -> [CGPoint] in
        held.move(to: percent)
        return held.helpers.map(\.position)
      }
      held.move(to: 0.25)
      #expect(held.helpers.map(\.position) == positions[0], "back again to where they were")
      try held.cancel()
      for index in [0, 100, 383] {
        let (start, early, late) = (starts[index], positions[0][index], positions[1][index])
        // Half a second of the two: the speed at the start is what is left without the fall.
        let speed = CGVector(dx: (early.x - start.x) / 0.5, dy: (early.y - start.y - 125) / 0.5)
        #expect(abs(speed.dx) <= 375 && speed.dy <= 0.01 && speed.dy >= -375.01)
        let tile = UIView(frame: CGRect(x: start.x - 10, y: start.y - 10, width: 20, height: 20))
        let root = held.scenario.old.view
        root?.addSubview(tile)
        let animator = UIDynamicAnimator(referenceView: root ?? tile)
        let push = UIPushBehavior(items: [tile], mode: .instantaneous)
        push.pushDirection = CGVector(dx: speed.dx / 2500, dy: speed.dy / 2500)
        for behavior in [push, UIGravityBehavior(items: [tile])] { animator.addBehavior(behavior) }
        stage.advance(by: 1)
        // A frame's steps and the pieces of the way are what may differ.
        #expect(isNear(tile.center.x, Double(late.x), within: 8) && isNear(tile.center.y, Double(late.y), within: 25))
        animator.removeAllBehaviors()
        tile.removeFromSuperview()
      }
      try stage.settle()
    }
  }

  @Test("The same seed gives the same fall, another seed another one")
  func seeds() throws {
    let ends = try [1, 1, 2].map { (seed: UInt64) in
      try withStage(.upright) { stage in
        let effect = StarWarsAnimator()
        effect.seed = seed
        let held = try HeldEffect(stage, effect)
        held.move(to: 1)
        let offsets = held.helpers.map(\.transform.m41)
        try held.cancel()
        return offsets
      }
    }
    #expect(ends[0] == ends[1] && ends[0] != ends[2])
  }
}
