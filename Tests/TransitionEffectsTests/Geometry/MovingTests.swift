import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Effects that move screens") @MainActor struct MovingTests {
  @Test(
    "The slide moves both screens by one width, mirrored in right-to-left layouts (E-1, E-2, E-87)",
    arguments: [
      (SlideDirection.push, false, 1.0), (.pop, false, -1), (.push, true, -1), (.tabLeft, false, -1),
      (.tabRight, false, 1), (.tabLeft, true, 1), (.tabRight, true, -1),
    ])
  func slide(direction: SlideDirection, isRightToLeft: Bool, side: Double) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, SlideAnimator(direction: direction), isRightToLeft: isRightToLeft)
      for percent in [0, 0.25, 0.5, 1] {
        held.move(to: percent)
        #expect(isNear(held.new.transform.m41, side * 320 * (1 - percent)))
        #expect(isNear(held.old.transform.m41, -side * 320 * percent))
      }
      try held.cancel()
    }
  }

  @Test("The modal slide moves only the presented screen, upwards (E-3)", arguments: [true, false])
  func modalSlide(isPresenting: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(
        stage, SlideAnimator(direction: isPresenting ? .presentation : .dismissal), in: .modal, style: .custom)
      held.move(to: 0.25)
      let moving = isPresenting ? held.new : held.old
      #expect(isNear(moving.transform.m42, isPresenting ? 360 : 120))
      #expect(CATransform3DIsIdentity((isPresenting ? held.old : held.new).transform))
      try held.cancel()
    }
  }

  @Test(
    "The pan moves the lower screen half as far as the upper one, on screens of any width (E-32, P-66)",
    arguments: [false, true], [Device.original, .wide, .upright])
  func pan(isReversed: Bool, device: Device) throws {
    try withStage(device) { stage in
      let held = try HeldEffect(stage, PanAnimator(isReversed: isReversed))
      let width = Double(stage.window.bounds.width)
      held.move(to: 0.25)
      #expect(isNear(held.new.transform.m41, isReversed ? -0.375 * width : 0.75 * width))
      #expect(isNear(held.old.transform.m41, isReversed ? 0.25 * width : -0.125 * width))
      try held.cancel()
    }
  }

  @Test("The spring slide moves by the width and the gap, and overshoots (E-22)")
  func spring() throws {
    try withStage(.original) { stage in
      let effect = SpringSlideAnimator()
      let held = try HeldEffect(stage, effect)
      #expect(effect.duration == 1)
      held.move(to: 0)
      #expect(isNear(held.new.transform.m41, 336) && held.new.opacity == 0 && held.old.opacity == 1)
      var least = 336.0
      for percent in stride(from: 0.1, through: 1, by: 0.05) {
        held.move(to: percent)
        least = min(least, Double(held.new.transform.m41))
      }
      #expect(least < -1)
      #expect(isNear(held.new.transform.m41, 0, within: 2) && isNear(held.old.transform.m41, -336, within: 2))
      try held.cancel()
    }
  }

  @Test("The diagonal effect moves from and to the lower right corner (E-9)", arguments: [true, false])
  func diagonal(isPresenting: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, DiagonalAnimator(isPresenting: isPresenting), in: .modal)
      held.move(to: 0.25)
      let (moving, part) = isPresenting ? (held.new, 0.75) : (held.old, 0.25)
      #expect(isNear(moving.transform.m41, 320 * part) && isNear(moving.transform.m42, 480 * part))
      try held.cancel()
    }
  }

  @Test("The bounce springs up from below in 0.8 s and moves down in 1.5 s (E-11, E-12)")
  func bounce() throws {
    #expect(BounceAnimator().duration == 0.8 && BounceAnimator(isReversed: true).duration == 1.5)
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, BounceAnimator(), in: .modal)
      held.move(to: 0)
      #expect(isNear(held.new.transform.m42, 480))
      var least = 0.0
      for percent in stride(from: 0.1, through: 1, by: 0.05) {
        held.move(to: percent)
        least = min(least, Double(held.new.transform.m42))
      }
      #expect(least < -20)
      try held.cancel()
    }
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, BounceAnimator(isReversed: true), in: .modal)
      held.move(to: 0.5)
      #expect(isNear(held.old.transform.m42, 240))
      try held.cancel()
    }
  }

  @Test("The cards pass through the keyframes of the original (E-24)")
  func cards() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, CardsAnimator())
      held.move(to: 0)
      #expect(isNear(held.new.transform.m42, 480))
      held.move(to: 0.4)
      #expect(isNear(CGFloat(held.old.opacity), 0.6))
      held.move(to: 0.6)
      #expect(isNear(held.old.transform.m11, 0.8) && isNear(held.old.transform.m42, -38.4))
      held.move(to: 0.8)
      #expect(isNear(held.new.transform.m42, 450))
      held.move(to: 1)
      #expect(isNear(held.new.transform.m42, 0))
      try held.cancel()
    }
  }

  @Test("Reversed cards move down until half-time while the other one grows from 0.6 (E-25)")
  func cardsBack() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, CardsAnimator(isReversed: true))
      held.move(to: 0)
      #expect(isNear(held.new.transform.m11, 0.6) && isNear(CGFloat(held.new.opacity), 0.6))
      held.move(to: 0.5)
      #expect(isNear(held.old.transform.m42, 480))
      held.move(to: 0.7)
      #expect(isNear(held.new.transform.m11, 0.95) && isNear(CGFloat(held.new.opacity), 1))
      #expect(isNear(held.new.transform.m22, 0.95 * 0.965926))
      held.move(to: 1)
      #expect(isNear(held.new.transform.m22, 1))
      try held.cancel()
    }
  }

  @Test(
    "The shrinking screen ends at a tenth of its size under the new one (E-56), and the cross-fade fades the old one (E-23)"
  )
  func fades() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, ShrinkAnimator())
      held.move(to: 0.5)
      #expect(isNear(held.old.transform.m11, 0.55) && isNear(CGFloat(held.new.opacity), 0.5))
      try held.cancel()
    }
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, CrossfadeAnimator())
      held.move(to: 0.25)
      #expect(isNear(CGFloat(held.old.opacity), 0.75) && held.new.opacity == 1)
      #expect(held.container.subviews.last === held.scenario.old.view)
      try held.cancel()
    }
  }

  @Test("A cross-fade that gets one screen only fades that one in")
  func withheld() throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, CrossfadeAnimator(), in: .modal, style: .custom)
      held.move(to: 0.25)
      #expect(isNear(CGFloat(held.new.opacity), 0.25) && held.old.opacity == 1)
      try held.cancel()
    }
  }

  @Test("The library's effects take one second unless stated otherwise (E-36)")
  func durations() {
    let second: [EffectAnimator] = [
      CardsAnimator(), CrossfadeAnimator(), CubeAnimator(), ExplodeAnimator(), FlipAnimator(), FoldAnimator(),
      NatGeoAnimator(), PortalAnimator(), TurnAnimator(),
    ]
    #expect(second.allSatisfy { $0.transitionDuration(using: nil) == 1 && !$0.isReversed })
    #expect(PanAnimator().transitionDuration(using: nil) == 0.3)
  }

  @Test("Effects of the public demos last as long as the originals (K-55)")
  func demoDurations() {
    let demos: [(EffectAnimator, TimeInterval)] = [
      (SlideAnimator(direction: .push), 0.3), (SlideAnimator(direction: .tabRight), 0.3), (OverlayAnimator(), 0.3),
      (BounceAnimator(), 0.8), (BounceAnimator(isReversed: true), 1.5), (SharedElementAnimator(), 0.6),
      (BookAnimator(), 0.8),
    ]
    #expect(demos.map { $0.0.transitionDuration(using: nil) } == demos.map(\.1))
  }

  @Test(
    "A shared element flies from its frame in one screen to its frame in the other (E-15, E-16)",
    arguments: [false, true])
  func shared(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let held = try HeldEffect(stage, SharedElementAnimator(isReversed: isReversed))
      let (source, destination) = (held.scenario.old.tile, held.scenario.new.tile)
      #expect(source.isHidden && destination.isHidden)
      held.move(to: 0)
      #expect(held.helpers.map(\.frame) == [source.frame] && held.new.opacity == 0)
      held.move(to: 1)
      let flying = try #require(held.helpers.first).frame
      #expect(isNear(flying.midX, Double(destination.frame.midX), within: 1))
      #expect(isNear(flying.width, Double(destination.frame.width), within: 1))
      try held.cancel()
      #expect(!source.isHidden && !destination.isHidden)
    }
  }
}
