import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Combined effects") @MainActor struct CombiningTests {
  @Test("reversed() and mirrored() exchange the direction, and applied twice they change nothing")
  func directions() throws {
    for (effect, side) in [
      (SlideAnimator(direction: .push), 1.0), (SlideAnimator(direction: .push).mirrored(), -1),
      (SlideAnimator(direction: .push).mirrored().mirrored(), 1), (SlideAnimator(direction: .pop).reversed(), 1),
    ] {
      try withStage(.original) { stage in
        let held = try HeldEffect(stage, effect)
        held.move(to: 0.25)
        #expect(isNear(held.new.transform.m41, side * 240))
        try held.cancel()
      }
    }
  }

  @Test("timed() replaces the duration and the curve", arguments: [UIView.AnimationCurve.linear, .easeIn])
  func timed(curve: UIView.AnimationCurve) throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .navigation)
      scenario.begin(SlideAnimator(direction: .push).timed(1, .curve(curve)))
      stage.advance(by: 0.5)
      let x = scenario.new.view.layer.presentation()?.transform.m41 ?? .nan
      #expect(curve == .linear ? isNear(x, 160, within: 1) : x > 180)
      stage.advance(by: 0.6)
      #expect(scenario.completions == 1)
      try stage.settle()
    }
  }

  @Test("With a spring a slide overshoots, and masks and keyframes ease out (C-38, C-54)")
  func springs() throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .navigation)
      scenario.begin(SlideAnimator(direction: .push).timed(1, .spring(dampingRatio: 0.4)))
      var least: CGFloat = 320
      for _ in 0..<40 {
        stage.advance(frames: 1)
        least = min(least, scenario.new.view.layer.presentation()?.transform.m41 ?? 320)
      }
      #expect(least < -10)
      try stage.settle()
    }
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .navigation)
      scenario.begin(CircleAnimator().timed(1, .spring(dampingRatio: 0.4)))
      stage.advance(by: 0.5)
      let mask = scenario.new.view.layer.mask as? CAShapeLayer
      let width = mask?.presentation()?.path?.boundingBox.width ?? 0
      #expect(width > 0.6 * 577 && width < 577)
      try stage.settle()
    }
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .navigation)
      scenario.begin(TurnAnimator().timed(1, .spring(dampingRatio: 0.2)))
      var angles: [CGFloat] = []
      for _ in 0..<59 {
        stage.advance(frames: 1)
        angles.append(scenario.new.view.layer.presentation()?.transform.m13 ?? .nan)
      }
      // From on edge to flat without ever turning too far, and past the middle of its half before the middle of the
      // time.
      #expect(angles.allSatisfy { $0 <= 1e-6 } && angles[30] > -0.9 && angles == angles.sorted())
      try stage.settle()
    }
  }

  @Test("with() plays both effects, the second after its delay, and lasts as long as the longer one")
  func pair() throws {
    let effect = SlideAnimator(direction: .push).timed(0.4).with(CrossfadeAnimator().timed(0.6), after: 0.2)
    #expect(isNear(CGFloat(effect.duration), 0.8))
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, effect)
      held.move(to: 0.25)
      #expect(isNear(held.new.transform.m41, 160) && isNear(CGFloat(held.old.opacity), 1))
      held.move(to: 0.625)
      #expect(isNear(held.new.transform.m41, 0) && isNear(CGFloat(held.old.opacity), 0.5))
      try held.cancel()
      #expect(held.scenario.leftovers(showing: held.scenario.old, size: CGSize(width: 320, height: 480)) == [])
    }
  }

  @Test("A reversed pair plays both parts backwards, the delayed one first, and a mirrored one mirrors both")
  func pairBack() throws {
    let pair = { SlideAnimator(direction: .push).timed(0.4).with(CrossfadeAnimator().timed(0.2), after: 0.6) }
    for (effect, side) in [(pair().reversed(), -1.0), (pair().reversed().mirrored(), 1)] {
      #expect(effect.isReversed)
      try withStage(.original) { stage in
        let held = try HeldEffect(stage, effect)
        held.move(to: 0.125)
        #expect(isNear(CGFloat(held.old.opacity), 0.5) && isNear(held.new.transform.m41, side * 320))
        held.move(to: 0.75)
        #expect(held.old.opacity == 0 && isNear(held.new.transform.m41, side * 160))
        try held.cancel()
        #expect(held.scenario.leftovers(showing: held.scenario.old, size: CGSize(width: 320, height: 480)) == [])
      }
    }
    #expect(pair().reversed().reversed().isReversed == false)
  }

  @Test("A reversed sequence plays its parts backwards in reverse order, with their durations")
  func sequenceBack() throws {
    try withStage(.original) { stage in
      let there = SlideAnimator(direction: .push).timed(0.4).then(PanAnimator().timed(0.1), across: .systemPink)
      let held = try HeldEffect(stage, there.reversed())
      // First the pan's way back, in a fifth of the time: the old screen leaves to the right over the plain one.
      held.move(to: 0.1)
      #expect(isNear(held.old.transform.m41, 160) && isNear(held.new.transform.m41, -320))
      held.move(to: 0.6)
      #expect(isNear(held.new.transform.m41, -160))
      try held.cancel()
      #expect(held.scenario.leftovers(showing: held.scenario.old, size: CGSize(width: 320, height: 480)) == [])
    }
  }

  @Test("A combination can be played twice")
  func twice() throws {
    try withStage(.original) { stage in
      let effect = SlideAnimator(direction: .push).timed(0.4).with(CrossfadeAnimator().timed(0.6), after: 0.2)
      effect.timed(1.6).mirrored()
      let scenario = try EffectScenario(stage, .navigation)
      var positions: [CGFloat] = []
      for _ in 0..<2 {
        let driver = UIPercentDrivenInteractiveTransition()
        scenario.begin(effect, driver: driver)
        driver.update(0.375)
        stage.advance(frames: 1)
        positions.append(x(scenario.new.view))
        driver.cancel()
        try stage.settle()
      }
      #expect(positions.allSatisfy { isNear($0, -80) })
    }
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.transform.m41 ?? .nan }

  @Test("then() plays one effect after the other, across a plain screen")
  func sequence() throws {
    try withStage(.original) { stage in
      let first = SlideAnimator(direction: .push).timed(0.4)
      let scenario = try EffectScenario(stage, .navigation)
      let driver = UIPercentDrivenInteractiveTransition()
      scenario.begin(first.then(PanAnimator().timed(0.1), across: .systemPink), driver: driver)
      driver.update(0.4)
      stage.advance(frames: 1)
      #expect(isNear(x(scenario.old.view), -160) && isNear(x(scenario.new.view), 320))
      driver.update(0.8)
      stage.advance(frames: 1)
      let colors = Set(stage.image.buffer.pixels)
      #expect(colors.count == 1, "the plain screen alone")
      driver.update(0.9)
      stage.advance(frames: 1)
      #expect(isNear(x(scenario.new.view), 160))
      driver.finish()
      try stage.settle()
      #expect(scenario.leftovers(showing: scenario.new, size: CGSize(width: 320, height: 480)) == [])
    }
  }

  @Test("Pairs and sequences can be parts of sequences")
  func nested() throws {
    try withStage(.upright) { stage in
      let pair = SlideAnimator(direction: .push).timed(0.1).with(CrossfadeAnimator().timed(0.1))
      let effect = pair.then(ShrinkAnimator().timed(0.1)).then(FoldAnimator().timed(0.1))
      #expect(isNear(CGFloat(effect.duration), 0.3))
      let scenario = try EffectScenario(stage, .modal)
      scenario.begin(effect)
      try stage.settle()
      #expect(scenario.leftovers(showing: scenario.new, size: CGSize(width: 60, height: 96)) == [])
      #expect(scenario.completions == 1)
    }
  }
}
