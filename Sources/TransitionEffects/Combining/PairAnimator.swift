import UIKit

/// Two effects that play at the same time on the same screens.
final class PairAnimator: CombinedAnimator {
  private let delay: TimeInterval

  init(_ first: EffectAnimator, _ second: EffectAnimator, delay: TimeInterval) {
    self.delay = delay.usable(in: 0...1e6, else: 0)
    let lengths = [first, second].map { $0.transitionDuration(using: nil) }
    super.init(first, second, duration: max(lengths[0], self.delay + lengths[1]))
  }

  /// Stretches the parts with the whole; reversed, the part that began late ends early.
  override func animate(_ scene: EffectScene) {
    let lengths = effects.map { $0.transitionDuration(using: nil) }
    let whole = max(lengths[0], delay + lengths[1])
    let stretch = scene.duration / max(1e-9, whole)
    // Every scene records the screens before any part changes them.
    let parts = effects.enumerated().map { index, effect in
      let start = index == 0 ? 0 : delay
      return EffectScene(
        scene.context, effect: effect, in: scene.container, from: scene.from, to: scene.to,
        delay: scene.delay + stretch * (isTurned ? max(0, whole - start - lengths[index]) : start),
        duration: lengths[index] * stretch, timing: scene.timing)
    }
    scene.afterwards = { didComplete in
      for part in parts.reversed() { part.putBack(didComplete) }
    }
    play(zip(effects, parts), in: scene)
  }
}
