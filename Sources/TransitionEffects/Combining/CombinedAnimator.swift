import UIKit

/// The base class of combined effects: both parts take the direction of the whole.
class CombinedAnimator: EffectAnimator {
  /// The parts, in the order in which they were given.
  let effects: [EffectAnimator]
  private let firstWay: Bool

  init(_ first: EffectAnimator, _ second: EffectAnimator, duration: TimeInterval) {
    effects = [first, second]
    firstWay = first.isReversed
    super.init(duration: duration, isReversed: first.isReversed)
  }

  override var isReversed: Bool {
    didSet { if isReversed != oldValue { for effect in effects { effect.isReversed.toggle() } } }
  }
  override var isMirrored: Bool {
    didSet { if isMirrored != oldValue { for effect in effects { effect.isMirrored.toggle() } } }
  }

  /// Whether the direction was reversed after the effect was made.
  var isTurned: Bool { isReversed != firstWay }

  /// Begins the parts; the whole ends with the last of them.
  func play(_ parts: some Sequence<(EffectAnimator, EffectScene)>, in scene: EffectScene) {
    let parts = Array(parts)
    var waiting = parts.count
    for (_, part) in parts {
      part.onEnd = {
        waiting -= 1
        if waiting == 0 { scene.end() }
      }
    }
    for (effect, part) in parts { effect.animate(part) }
  }
}
