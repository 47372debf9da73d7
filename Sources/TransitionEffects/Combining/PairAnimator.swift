import UIKit

/// Two effects at once, on the same two screens.
final class PairAnimator: EffectAnimator {
  private let effects: [EffectAnimator]
  private let delay: TimeInterval

  init(_ first: EffectAnimator, _ second: EffectAnimator, delay: TimeInterval) {
    effects = [first, second]
    self.delay = delay.isFinite ? max(0, delay) : 0
    let lengths = effects.map { $0.transitionDuration(using: nil) }
    super.init(duration: max(lengths[0], self.delay + lengths[1]), isReversed: first.isReversed)
  }

  override var needsBothScreens: Bool { false }

  /// The parts stretch with the whole.
  override func animate(_ scene: EffectScene) {
    let lengths = effects.map { $0.transitionDuration(using: nil) }
    let stretch = scene.duration / max(1e-9, max(lengths[0], delay + lengths[1]))
    var waiting = effects.count
    // All look at the screens before any changes them.
    let parts = effects.enumerated().map { index, effect in
      effect.duration = lengths[index] * stretch
      if let timing { effect.timing = timing }
      if isMirrored { effect.isMirrored.toggle() }
      return EffectScene(
        scene.context, effect: effect, in: scene.container, from: scene.from, to: scene.to,
        delay: scene.delay + (index == 0 ? 0 : delay * stretch))
    }
    scene.afterwards = { didComplete in
      for part in parts.reversed() { part.putBack(didComplete) }
    }
    for (effect, part) in zip(effects, parts) {
      part.onEnd = {
        waiting -= 1
        if waiting == 0 { scene.end() }
      }
      effect.play(in: part)
    }
  }
}
