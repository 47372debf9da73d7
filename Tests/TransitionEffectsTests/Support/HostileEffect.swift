import PixelEffects
import Testing
import TransitionEffects
import UIKit

/// A parameter of an effect, and the effect made with a value of it.
struct HostileEffect: Sendable, CustomTestStringConvertible {
  /// The class that has the property, and the property.
  let name: String
  /// Which of the ways in which it is set this is, where there are several.
  var detail = ""
  let make: @MainActor @Sendable (Double) -> EffectAnimator

  var testDescription: String { detail.isEmpty ? name : "\(name), \(detail)" }

  /// Values that are invalid for some or all parameters.
  static let values: [Double] = [.nan, -.infinity, -1, 0, 1e9, .greatestFiniteMagnitude]

  private static func number<Effect: EffectAnimator>(
    _ name: String, _ fresh: @escaping @MainActor @Sendable () -> Effect,
    _ set: @escaping @MainActor @Sendable (Effect, Double) -> Void
  ) -> HostileEffect {
    HostileEffect(name: name) { value in
      let effect = fresh()
      set(effect, value)
      return effect
    }
  }

  /// The nearest whole number.
  private static func whole(_ value: Double) -> Int { Int(exactly: value) ?? (value < 0 ? .min : .max) }

  private static func path(to value: Double) -> CGPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    for point in [(value, 1), (value, value), (1, value)] { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    path.close()
    return path.cgPath
  }

  @MainActor private static func book() -> BookAnimator {
    let effect = BookAnimator()
    effect.cover = { ($0 as? PatternScreen)?.tile }
    effect.pages = { ($0 as? PatternScreen)?.blocks ?? [] }
    return effect
  }

  static let all: [HostileEffect] =
    moving + turning + covering + tiles + [
      number("EffectAnimator.duration", { CubeAnimator() }) { $0.duration = $1 },
      number("EffectAnimator.timing", { SlideAnimator(direction: .push) }) {
        $0.timing = .spring(dampingRatio: $1, initialVelocity: $1)
      },
      HostileEffect(name: "PairAnimator.delay") {
        SlideAnimator(direction: .push).timed(0.1).with(CrossfadeAnimator().timed(0.1), after: $0)
      },
      HostileEffect(name: "CombinedAnimator.effects") {
        SlideAnimator(direction: .push).timed($0).then(CrossfadeAnimator().timed(0.1))
      },
      number("PixelAnimator.resolution", { PixelAnimator(NoiseDissolveTransition()) }) { $0.resolution = $1 },
    ]

  private static let moving: [HostileEffect] = [
    number("PanAnimator.parallax", { PanAnimator() }) { $0.parallax = $1 },
    number("SpringSlideAnimator.padding", { SpringSlideAnimator() }) { $0.padding = $1 },
    number("SpringSlideAnimator.dampingRatio", { SpringSlideAnimator() }) { $0.dampingRatio = $1 },
    number("SpringSlideAnimator.initialVelocity", { SpringSlideAnimator() }) { $0.initialVelocity = $1 },
    number("BounceAnimator.dampingRatio", { BounceAnimator() }) { $0.dampingRatio = $1 },
    number("SemiModalAnimator.scale", { SemiModalAnimator() }) { $0.scale = $1 },
    number("SemiModalAnimator.freeHeight", { SemiModalAnimator() }) { $0.freeHeight = $1 },
    number("SemiModalAnimator.cornerRadius", { SemiModalAnimator() }) { $0.cornerRadius = $1 },
    number("SemiModalAnimator.dampingRatio", { SemiModalAnimator() }) { $0.dampingRatio = $1 },
    number("CardsAnimator.perspective", { CardsAnimator() }) { $0.perspective = $1 },
    number("CardsAnimator.lean", { CardsAnimator() }) { $0.lean = $1 },
    number("ShrinkAnimator.scale", { ShrinkAnimator(isReversed: false) }) { $0.scale = $1 },
    number("SharedElementAnimator.dampingRatio", { SharedElementAnimator() }) { $0.dampingRatio = $1 },
    number("SharedElementAnimator.initialVelocity", { SharedElementAnimator() }) { $0.initialVelocity = $1 },
  ]

  private static let turning: [HostileEffect] = [
    number("CubeAnimator.perspective", { CubeAnimator() }) { $0.perspective = $1 },
    number("CubeAnimator.shade", { CubeAnimator() }) { $0.shade = $1 },
    number("TurnAnimator.perspective", { TurnAnimator() }) { $0.perspective = $1 },
    number("FlipAnimator.perspective", { FlipAnimator() }) { $0.perspective = $1 },
    number("FlipAnimator.shade", { FlipAnimator() }) { $0.shade = $1 },
    number("FoldAnimator.folds", { FoldAnimator() }) { $0.folds = whole($1) },
    number("FoldAnimator.perspective", { FoldAnimator() }) { $0.perspective = $1 },
    number("BlindsAnimator.slats", { BlindsAnimator() }) { $0.slats = whole($1) },
    number("BlindsAnimator.stagger", { BlindsAnimator() }) { $0.stagger = $1 },
    number("BlindsAnimator.perspective", { BlindsAnimator() }) { $0.perspective = $1 },
    number("NatGeoAnimator.perspective", { NatGeoAnimator() }) { $0.perspective = $1 },
    number("PortalAnimator.scale", { PortalAnimator() }) { $0.scale = $1 },
    number("BookAnimator.perspective", { book() }) { $0.perspective = $1 },
    number("BookAnimator.columns", { book() }) { $0.columns = whole($1) },
    number("BookAnimator.spacing", { book() }) { $0.spacing = ($1, $1) },
  ]

  private static let covering: [HostileEffect] = [
    number("CircleAnimator.origin", { CircleAnimator() }) { $0.origin = CGRect(x: $1, y: 0, width: 1, height: $1) },
    number("BubbleAnimator.origin", { BubbleAnimator() }) { $0.origin = CGPoint(x: 0, y: $1) },
    HostileEffect(name: "PathMaskAnimator.paths", detail: "the first") {
      PathMaskAnimator(from: path(to: $0), to: path(to: 200))
    },
    HostileEffect(name: "PathMaskAnimator.paths", detail: "the last") {
      PathMaskAnimator(from: path(to: 2), to: path(to: $0))
    },
    HostileEffect(name: "PathMaskAnimator.paths", detail: "both, by a closure") { value in
      PathMaskAnimator { _ in (path(to: value), path(to: -value)) }
    },
    number("WipeAnimator.softness", { WipeAnimator() }) { $0.softness = $1 },
  ]

  private static let tiles: [HostileEffect] = [
    number("ExplodeAnimator.columns", { ExplodeAnimator() }) { $0.columns = min(whole($1), 12) },
    number("ExplodeAnimator.reach", { ExplodeAnimator() }) { $0.reach = $1 },
    number("ExplodeAnimator.seed", { ExplodeAnimator() }) { $0.seed = UInt64(truncatingIfNeeded: whole($1)) },
    number("StarWarsAnimator.tileSide", { StarWarsAnimator() }) { $0.tileSide = hostileSide($1) },
    number("StarWarsAnimator.drift", { StarWarsAnimator() }) { $0.drift = $1 },
    number("StarWarsAnimator.seed", { StarWarsAnimator() }) { $0.seed = UInt64(truncatingIfNeeded: whole($1)) },
    number("ThrownTilesAnimator.tileSide", { ThrownTilesAnimator() }) { $0.tileSide = hostileSide($1) },
    number("ThrownTilesAnimator.push", { ThrownTilesAnimator() }) { $0.push = $1 },
    number("ThrownTilesAnimator.gravity", { ThrownTilesAnimator() }) { $0.gravity = $1 },
    number("ThrownTilesAnimator.seed", { ThrownTilesAnimator() }) { $0.seed = UInt64(truncatingIfNeeded: whole($1)) },
  ]

  /// Another test has the values that ask for ten thousand tiles.
  private static func hostileSide(_ value: Double) -> Double { value > 0 ? value : 6 }
}
