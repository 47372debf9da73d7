import PixelEffects
import Testing
import TransitionEffects
import UIKit

/// An effect under test, and what is particular to it.
struct EffectCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// How much of the picture may already be another at the very beginning, or still be at the very end: a dot, or a line.
  var tolerance = 0.0
  /// How much of the whole difference a small step of the finger may make.
  var step = 0.12
  /// Makes the effect; it hears whether it is the way back.
  let make: @MainActor @Sendable (Bool) -> EffectAnimator

  /// The effect with another time than its own, in seconds.
  @MainActor func make(_ isBackward: Bool, duration: Double) -> EffectAnimator {
    let animator = make(isBackward)
    animator.duration = duration
    return animator
  }

  var testDescription: String { name }

  @MainActor private static func path(_ points: [CGPoint]) -> CGPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    return path.cgPath
  }

  private static func pixels(
    _ name: String, _ transition: any PixelTransition, step: Double = 0.12
  ) -> EffectCase {
    EffectCase(name: name, step: step) { PixelAnimator(transition, isReversed: $0) }
  }

  static let all: [EffectCase] = [
    EffectCase(name: "slide") { SlideAnimator(direction: $0 ? .pop : .push) },
    EffectCase(name: "slide-modal") { SlideAnimator(direction: $0 ? .dismissal : .presentation) },
    EffectCase(name: "pan") { PanAnimator(isReversed: $0) },
    EffectCase(name: "spring-slide") { SpringSlideAnimator(isReversed: $0) },
    EffectCase(name: "diagonal") { DiagonalAnimator(isPresenting: !$0) },
    EffectCase(name: "bounce") { BounceAnimator(isReversed: $0) },
    EffectCase(name: "overlay", tolerance: 0.035) { OverlayAnimator(isReversed: $0) },
    EffectCase(name: "semi-modal") { SemiModalAnimator(isReversed: $0) },
    EffectCase(name: "cards") { CardsAnimator(isReversed: $0) },
    EffectCase(name: "shrink", tolerance: 0.02) { ShrinkAnimator(isReversed: $0) },
    EffectCase(name: "shared-element") { SharedElementAnimator(isReversed: $0) },
    EffectCase(name: "cube") { CubeAnimator(isReversed: $0) },
    EffectCase(name: "cube-down") { CubeAnimator(axis: .horizontal, isReversed: $0) },
    EffectCase(name: "turn") { TurnAnimator(isReversed: $0) },
    EffectCase(name: "turn-down") { TurnAnimator(axis: .horizontal, isReversed: $0) },
    EffectCase(name: "page-flip") { FlipAnimator(isReversed: $0) },
    EffectCase(name: "fold") { FoldAnimator(isReversed: $0) },
    EffectCase(name: "nat-geo") { NatGeoAnimator(isReversed: $0) },
    EffectCase(name: "portal") { PortalAnimator(isReversed: $0) },
    EffectCase(name: "book") {
      let effect = BookAnimator(isReversed: $0)
      effect.cover = { ($0 as? PatternScreen)?.picture }
      effect.pages = { ($0 as? PatternScreen)?.blocks ?? [] }
      return effect
    },
    EffectCase(name: "crossfade") { CrossfadeAnimator(isReversed: $0) },
    EffectCase(name: "circle", tolerance: 0.012) {
      CircleAnimator(from: CGRect(x: 40, y: 10, width: 8, height: 8), isReversed: $0)
    },
    EffectCase(name: "bubble", tolerance: 0.002) { BubbleAnimator(from: CGPoint(x: 10, y: 60), isReversed: $0) },
    EffectCase(name: "path", tolerance: 0.02) {
      let (diamond, large) = (
        [(30, 30), (34, 40), (30, 50), (26, 40)], [(30, -160), (190, 40), (30, 240), (-130, 40)]
      )
      let points = [diamond, large].map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
      return PathMaskAnimator(from: path(points[0]), to: path(points[1]), isReversed: $0)
    },
    EffectCase(name: "wipe") { WipeAnimator(isReversed: $0) },
    EffectCase(name: "wipe-down") { WipeAnimator(from: .top, isReversed: $0) },
    EffectCase(name: "explode") { ExplodeAnimator(isReversed: $0) },
    EffectCase(name: "star-wars") { StarWarsAnimator(isReversed: $0) },
    EffectCase(name: "thrown-tiles") {
      let effect = ThrownTilesAnimator(isReversed: $0)
      (effect.tileSide, effect.push, effect.gravity) = (8, 0.002, 0.1)
      return effect
    },
    pixels("pixels-tiles", FallingTilesTransition()),
    pixels("pixels-pixellate", PixellateTransition(), step: 0.25),
    pixels("pixels-zoom-blur", ZoomBlurTransition()),
    pixels(
      "pixels-swirl",
      {
        var swirl = SwirlTransition()
        swirl.turns = 1
        return swirl
      }()),
    pixels("pixels-grain", NoiseDissolveTransition()),
    pixels(
      "pixels-page-curl",
      {
        var curl = PageCurlTransition()
        curl.radius = 8
        return curl
      }()),
    pixels(
      "pixels-ripple",
      {
        var ripple = RippleTransition()
        (ripple.width, ripple.reach) = (30, 6)
        return ripple
      }()),
    pixels("pixels-displace", DisplacementTransition()),
    EffectCase(name: "pair") {
      SlideAnimator(direction: $0 ? .pop : .push).with(CrossfadeAnimator(isReversed: $0), after: 0.1)
    },
    EffectCase(name: "sequence") {
      PortalAnimator(isReversed: $0).then(WipeAnimator(isReversed: $0).timed(0.5), across: .systemPink)
    },
  ]
}
