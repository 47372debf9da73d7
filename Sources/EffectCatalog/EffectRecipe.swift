import TransitionEffects
import UIKit

/// An effect made of others, together with the source that makes it: one expression builds both.
struct EffectRecipe: Sendable {
  /// The expression as an app would write it.
  let code: String
  /// Makes the animator of the forward transition.
  let make: @MainActor @Sendable () -> EffectAnimator

  init(_ code: String, _ make: @escaping @MainActor @Sendable () -> EffectAnimator) {
    self.code = code
    self.make = make
  }

  func mirrored() -> EffectRecipe {
    EffectRecipe("\(code).mirrored()") { [make] in make().mirrored() }
  }

  func timed(_ seconds: Double) -> EffectRecipe {
    EffectRecipe("\(code).timed(\(seconds))") { [make] in make().timed(seconds) }
  }

  func timed(_ seconds: Double, dampingRatio: CGFloat) -> EffectRecipe {
    EffectRecipe("\(code).timed(\(seconds), .spring(dampingRatio: \(dampingRatio)))") { [make] in
      make().timed(seconds, .spring(dampingRatio: dampingRatio))
    }
  }

  func with(_ other: EffectRecipe, after delay: Double) -> EffectRecipe {
    EffectRecipe("\(code)\n  .with(\(other.code), after: \(delay))") { [make] in
      make().with(other.make(), after: delay)
    }
  }

  func thenAcrossWhite(_ other: EffectRecipe) -> EffectRecipe {
    EffectRecipe("\(code)\n  .then(\(other.code), across: .white)") { [make] in
      make().then(other.make(), across: .white)
    }
  }
}
