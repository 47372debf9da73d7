import EffectCatalog
import Foundation
import PixelEffects
import Testing
import TransitionEffects
import UIKit

/// An effect under test.
struct EffectCase: Sendable, CustomTestStringConvertible {
  /// The effect of the catalogue; nil for a variant.
  let effect: Effect?
  let name: String
  /// The part of the pixels that may differ from the old screen at the start, or from the new one at the end: a dot, or
  /// a line.
  private(set) var tolerance = 0.0
  /// The largest change that a small step of the progress may make, as a part of the difference between the two
  /// screens.
  private(set) var step = 0.12
  /// Makes the animator, forward or backward.
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

  /// Every effect of the catalogue, and variants of some.
  ///
  /// The combinations of the catalogue are left out, because two smaller ones stand for all; and the effects that begin
  /// at a cell, because their animators are here already.
  static let all =
    Effect.all.filter { $0.mechanism == .animator || $0.mechanism == .pixels }.map(EffectCase.init) + variants

  /// Whether each effect is tried in each container, as in `make test-all`; otherwise they take turns.
  static let isWhole = ProcessInfo.processInfo.environment["MATCHCUT_TESTS"] == "all"

  /// The effects with the containers in which they are tried.
  static let inContainers: [(EffectCase, EffectScenario.Container)] = all.enumerated().flatMap { index, effect in
    let containers: [EffectScenario.Container] = [.navigation, .tabs, .modal]
    return (isWhole ? containers : [containers[index % containers.count]]).map { (effect, $0) }
  }

  /// The effects that need no screen below, each as a presentation shows it.
  static let custom = Effect.all.filter(\.worksInCustomStyle).map { effect in
    (all.first { $0.name == "\(effect.name)-modal" } ?? EffectCase(effect))
  }

  private static let variants = [
    EffectCase(name: "slide-modal") { SlideAnimator(direction: $0 ? .dismissal : .presentation) },
    EffectCase(name: "turn-down") { TurnAnimator(axis: .horizontal, isReversed: $0) },
    EffectCase(name: "wipe-down") { WipeAnimator(from: .top, isReversed: $0) },
    EffectCase(name: "pair") {
      SlideAnimator(direction: $0 ? .pop : .push).with(CrossfadeAnimator(isReversed: $0), after: 0.1)
    },
    EffectCase(name: "sequence") {
      PortalAnimator(isReversed: $0).then(WipeAnimator(isReversed: $0).timed(0.5), across: .systemPink)
    },
  ]

  /// The effect of the catalogue, with the parameters that suit a screen of 60 × 96 points.
  init(_ effect: Effect) {
    self.effect = effect
    name = effect.name
    tolerance = Self.tolerances[name] ?? 0
    if name == "pixellate" { step = 0.25 }
    make =
      Self.small[name] ?? { isBackward in
        var context = EffectContext(.navigation, isReversed: isBackward)
        context.cover = { ($0 as? PatternScreen)?.tile }
        context.pages = { ($0 as? PatternScreen)?.blocks ?? [] }
        return effect.animator([], context) ?? EffectAnimator(duration: 0, isReversed: isBackward)
      }
  }

  private init(name: String, make: @escaping @MainActor @Sendable (Bool) -> EffectAnimator) {
    (effect, self.name, self.make) = (nil, name, make)
  }

  /// The effects that draw a point or a line at their ends.
  private static let tolerances = [
    "overlay": 0.035, "shrink": 0.02, "circle": 0.012, "bubble": 0.002, "path": 0.02,
  ]

  /// The effects whose standard parameters are for larger screens.
  private static let small: [String: @MainActor @Sendable (Bool) -> EffectAnimator] = [
    "circle": { CircleAnimator(from: CGRect(x: 40, y: 10, width: 8, height: 8), isReversed: $0) },
    "bubble": { BubbleAnimator(from: CGPoint(x: 10, y: 60), isReversed: $0) },
    "path": {
      let (diamond, large) = (
        [(30, 30), (34, 40), (30, 50), (26, 40)], [(30, -160), (190, 40), (30, 240), (-130, 40)]
      )
      let points = [diamond, large].map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
      return PathMaskAnimator(from: path(points[0]), to: path(points[1]), isReversed: $0)
    },
    "thrown-tiles": {
      let effect = ThrownTilesAnimator(isReversed: $0)
      (effect.tileSide, effect.push, effect.gravity) = (8, 0.002, 0.1)
      return effect
    },
    "swirl": {
      var swirl = SwirlTransition()
      swirl.turns = 1
      return PixelAnimator(swirl, isReversed: $0)
    },
    "page-curl": {
      var curl = PageCurlTransition()
      curl.radius = 8
      return PixelAnimator(curl, isReversed: $0)
    },
    "ripple": {
      var ripple = RippleTransition()
      (ripple.width, ripple.reach) = (30, 6)
      return PixelAnimator(ripple, isReversed: $0)
    },
  ]
}
