import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Effects that turn screens") @MainActor struct TurningTests {
  private let diagonal = 0.5.squareRoot()

  @Test(
    "The cube turns about an edge that crosses the container, and darkens the side that turns away (E-26)",
    arguments: [false, true])
  func cube(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, CubeAnimator(isReversed: isReversed))
      #expect(isNear(held.container.layer.sublayerTransform.m34, -1.0 / 200, within: 1e-9))
      held.move(to: 0.5)
      #expect(isNear(held.old.position.x, 160) && isNear(held.new.position.x, 160))
      #expect(isNear(held.old.transform.m11, diagonal) && isNear(held.new.transform.m11, diagonal))
      // Both recede from the edge that they share.
      #expect(isNear(held.old.transform.m13, isReversed ? diagonal : -diagonal))
      let shades = [held.scenario.old, held.scenario.new].compactMap { $0.view.subviews.last?.layer.presentation() }
      #expect(shades.allSatisfy { isNear(CGFloat($0.opacity), 0.4) })
      held.move(to: 0.25)
      #expect(isNear(held.old.position.x, isReversed ? 240 : 80))
      try held.cancel()
    }
  }

  @Test("The cube about the horizontal axis moves by half the height (E-26)")
  func levelCube() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, CubeAnimator(axis: .horizontal))
      held.move(to: 0.5)
      #expect(isNear(held.old.position.y, 240) && isNear(held.old.transform.m22, diagonal))
      try held.cancel()
    }
  }

  @Test(
    "The turn shows the old side until half-time and then the new one, in opposite directions forward and back (E-35)",
    arguments: [false, true])
  func turn(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, TurnAnimator(isReversed: isReversed))
      // By −90° about the upright axis, whose sine stands in the first row's third place with the sign turned.
      let sine = isReversed ? -diagonal : diagonal
      #expect(isNear(held.container.layer.sublayerTransform.m34, -0.002, within: 1e-9))
      held.move(to: 0.25)
      #expect(isNear(held.old.transform.m11, diagonal) && isNear(held.new.transform.m11, 0))
      #expect(isNear(held.old.transform.m13, sine) && isNear(held.new.transform.m13, isReversed ? 1 : -1))
      held.move(to: 0.75)
      #expect(isNear(held.old.transform.m11, 0) && isNear(held.new.transform.m11, diagonal))
      #expect(isNear(held.new.transform.m13, -sine))
      try held.cancel()
    }
  }

  @Test(
    "A page lifts towards the viewer until half-time and lands on the other side (E-28)", arguments: [false, true])
  func flip(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, FlipAnimator(isReversed: isReversed))
      #expect(held.helpers.count == 4 && held.scenario.old.view.isHidden && held.scenario.new.view.isHidden)
      held.move(to: 0.25)
      let lifting = try #require(held.helpers.last)
      #expect(isNear(lifting.position.x, 160) && isNear(lifting.anchorPoint.x, isReversed ? 1 : 0))
      #expect(
        isNear(lifting.transform.m11, diagonal) && isNear(lifting.transform.m13, isReversed ? -diagonal : diagonal))
      #expect(isNear(CGFloat(lifting.sublayers?.first?.opacity ?? 0), 0.5))
      held.move(to: 0.75)
      let landing = held.helpers[2]
      #expect(isNear(landing.transform.m11, diagonal) && landing.opacity == 1 && held.helpers[3].opacity == 0)
      try held.cancel()
    }
  }

  @Test("Two folds are four strips of each screen, which fold to one edge and unfold from the other (E-29)")
  func fold() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, FoldAnimator())
      #expect(isNear(held.container.layer.sublayerTransform.m34, -0.005, within: 1e-9))
      held.move(to: 0.5)
      let strips = held.helpers
      #expect(
        strips.count == 8 && strips.allSatisfy { isNear($0.bounds.width, 80) && isNear($0.transform.m11, diagonal) })
      // Hinges at 0, 160, 160 and 320, half-way to the right edge; those of the new screen come from the left one.
      #expect(zip(strips, [160, 240, 240, 320]).allSatisfy { isNear($0.position.x, $1) })
      #expect(zip(strips.dropFirst(4), [0, 80, 80, 160]).allSatisfy { isNear($0.position.x, $1) })
      #expect(strips.allSatisfy { isNear(CGFloat($0.sublayers?.first?.opacity ?? 0), 0.5) })
      try held.cancel()
    }
  }

  @Test(
    "Slats turn by half a turn about their middle axes, one after the other from the top, and back from the bottom",
    arguments: [false, true])
  func blinds(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let effect = BlindsAnimator(isReversed: isReversed)
      (effect.slats, effect.stagger) = (4, 0.2)
      let held = try HeldEffect(stage, effect)
      #expect(isNear(held.container.layer.sublayerTransform.m34, -0.002, within: 1e-9))
      #expect(held.scenario.old.view.isHidden && held.scenario.new.view.isHidden)
      // The slat that begins turns for four fifths of the time, and the one that ends likewise.
      held.move(to: 0.2)
      let (backs, fronts) = (Array(held.helpers.prefix(4)), Array(held.helpers.dropFirst(4)))
      #expect(fronts.count == 4 && zip(fronts, [60, 180, 300, 420]).allSatisfy { isNear($0.position.y, $1) })
      #expect((fronts + backs).allSatisfy { isNear($0.bounds.height, 120) && isNear($0.position.x, 160) })
      let (first, last) = isReversed ? (3, 0) : (0, 3)
      #expect(isNear(fronts[first].transform.m22, diagonal) && isNear(fronts[last].transform.m22, 1))
      #expect(isNear(fronts[first].transform.m23, isReversed ? diagonal : -diagonal))
      #expect(isNear(backs[first].transform.m22, -diagonal) && isNear(backs[last].transform.m22, -1))
      held.move(to: 0.8)
      let turned = held.helpers
      #expect(isNear(turned[first].transform.m22, 1) && isNear(turned[last].transform.m22, diagonal))
      #expect(isNear(turned[4 + first].transform.m22, -1) && isNear(turned[4 + last].transform.m22, -diagonal))
      try held.cancel()
    }
  }

  @Test("The door opens by 80° from a fifth of the time on, and the other screen flies in (E-30)")
  func natGeo() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, NatGeoAnimator())
      held.move(to: 0)
      let start = held.new.transform
      // 320 to the right and 40 up, turned by 5°; 150 nearer to an eye at 500.
      #expect(isNear(start.m41, 322.2686) && isNear(start.m42, -11.9579) && isNear(start.m44, 0.7))
      held.move(to: 0.2)
      #expect(isNear(held.old.transform.m11, 1) && isNear(held.old.position.x, 0))
      held.move(to: 1)
      #expect(isNear(held.old.transform.m11, 0.173648) && isNear(held.new.transform.m41, 0))
      try held.cancel()
    }
  }

  @Test("On the way back the lower screen is in place at four fifths of the time (E-31)")
  func natGeoBack() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, NatGeoAnimator(isReversed: true))
      held.move(to: 0)
      #expect(isNear(held.new.transform.m11, 0.173648))
      held.move(to: 0.8)
      #expect(isNear(held.new.transform.m11, 1))
      held.move(to: 1)
      #expect(isNear(held.old.transform.m41, 322.2686))
      try held.cancel()
    }
  }

  @Test(
    "The gate's halves move by half a width, and the screen behind grows from 0.8 (E-33, E-34)",
    arguments: [false, true])
  func portal(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, PortalAnimator(isReversed: isReversed))
      held.move(to: 0.25)
      let open = isReversed ? 0.75 : 0.25
      #expect(held.helpers.count == 2)
      #expect(isNear(held.helpers[0].transform.m41, -160 * open) && isNear(held.helpers[1].transform.m41, 160 * open))
      #expect(isNear((isReversed ? held.old : held.new).transform.m11, 0.8 + 0.2 * open))
      try held.cancel()
    }
  }

  @Test("The book's cover has turned and vanished at half-time, and the pages are in place at the end (E-52, E-53)")
  func book() throws {
    try withStage(.original) { stage in
      let effect = BookAnimator()
      effect.cover = { ($0 as? PatternScreen)?.tile }
      effect.pages = { ($0 as? PatternScreen)?.blocks ?? [] }
      let held = try HeldEffect(stage, effect)
      let page = held.scenario.new.blocks[7]
      let rest = CGPoint(x: 240, y: 420)
      held.move(to: 0)
      #expect(CGRect(x: 4, y: 4, width: 16, height: 16).contains(page.layer.presentation()?.position ?? .zero))
      #expect(held.helpers.map(\.frame) == [CGRect(x: 4, y: 4, width: 16, height: 16)])
      held.move(to: 0.25)
      let lid = try #require(held.helpers.first)
      #expect(isNear(lid.transform.m11, 0, within: 0.01) && isNear(lid.position.x, 4) && lid.opacity == 1)
      // The pages show over seven tenths of the time, and move in its second half.
      held.move(to: 0.35)
      let early = try #require(page.layer.presentation())
      #expect(isNear(CGFloat(early.opacity), 0.5))
      #expect(CGRect(x: 4, y: 4, width: 16, height: 16).contains(early.position))
      held.move(to: 0.7)
      #expect(page.layer.presentation()?.opacity == 1 && page.layer.presentation()?.position != rest)
      held.move(to: 0.5)
      #expect(held.helpers.first?.opacity == 0)
      held.move(to: 1)
      #expect(page.layer.presentation()?.position == rest)
      try held.cancel()
      #expect(page.center == rest && page.layer.zPosition == 0)
    }
  }

  @Test("On the way back the pages gather in the first half, and the cover closes over them in the second (E-54)")
  func bookBack() throws {
    try withStage(.original) { stage in
      let effect = BookAnimator(isReversed: true)
      effect.cover = { ($0 as? PatternScreen)?.tile }
      effect.pages = { ($0 as? PatternScreen)?.blocks ?? [] }
      let held = try HeldEffect(stage, effect)
      let page = held.scenario.old.blocks[7]
      held.move(to: 0)
      #expect(page.layer.presentation()?.position == CGPoint(x: 240, y: 420) && held.helpers.first?.opacity == 0)
      held.move(to: 0.25)
      let lid = try #require(held.helpers.first)
      #expect(lid.opacity == 0 && isNear(lid.transform.m11, -1, within: 0.01))
      held.move(to: 0.6)
      #expect(held.helpers.first?.opacity == 1)
      held.move(to: 0.75)
      // Half shut, on edge about the image's left side.
      let shutting = try #require(held.helpers.first)
      #expect(isNear(shutting.transform.m11, 0, within: 0.01) && isNear(shutting.position.x, 148))
      #expect(CGRect(x: 148, y: 120, width: 32, height: 32).contains(page.layer.presentation()?.position ?? .zero))
      held.move(to: 1)
      #expect(isNear(held.helpers.first?.transform.m11 ?? 0, 1) && isNear(held.helpers.first?.frame.width ?? 0, 32))
      try held.cancel()
    }
  }
}
