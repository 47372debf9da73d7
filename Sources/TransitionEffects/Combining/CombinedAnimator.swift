import UIKit

/// The base class of combined effects: both parts take the direction of the whole.
package class CombinedAnimator: EffectAnimator {
  /// The parts, in the order in which they were given.
  let effects: [EffectAnimator]
  private let wasReversed: Bool

  init(_ first: EffectAnimator, _ second: EffectAnimator, duration: TimeInterval) {
    effects = [first, second]
    wasReversed = first.isReversed
    super.init(duration: duration, isReversed: first.isReversed)
  }

  package override var isReversed: Bool {
    didSet { if isReversed != oldValue { for effect in effects { effect.isReversed.toggle() } } }
  }
  package override var isMirrored: Bool {
    didSet { if isMirrored != oldValue { for effect in effects { effect.isMirrored.toggle() } } }
  }

  /// Whether the direction was reversed after the effect was made.
  var isTurned: Bool { isReversed != wasReversed }

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

/// Two effects one after the other, with a plain screen between them; reversed, the second plays first.
///
/// Each plays in its own container view, the first in front, so that they do not interfere.
final class SequenceAnimator: CombinedAnimator {
  private let color: UIColor

  init(_ first: EffectAnimator, _ second: EffectAnimator, color: UIColor) {
    self.color = color
    let lengths = [first, second].map { $0.transitionDuration(using: nil) }
    super.init(first, second, duration: lengths[0] + lengths[1])
  }

  override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    let effects = isTurned ? effects.reversed() : effects
    let lengths = effects.map { $0.transitionDuration(using: nil) }
    let stretch = scene.duration / max(1e-9, lengths[0] + lengths[1])
    scene.place(toOnTop: false)
    let spaces = (0..<2).map { _ in UIView(frame: scene.container.bounds) }
    let screens = (0..<2).map { _ in plainScreen(scene) }
    for space in spaces.reversed() { scene.add(space) }
    spaces[1].addSubview(to)
    spaces[1].addSubview(screens[1])
    spaces[0].addSubview(from)
    let pairs = [(from, screens[0]), (screens[1], to)]
    let parts = effects.enumerated().map { index, effect in
      EffectScene(
        scene.context, effect: effect, in: spaces[index], from: pairs[index].0, to: pairs[index].1,
        delay: scene.delay + (index == 0 ? 0 : lengths[0] * stretch), duration: lengths[index] * stretch,
        timing: scene.timing)
    }
    parts[1].fromIsNew = true
    scene.beforehand = { didComplete in
      for part in parts.reversed() { part.putBack(didComplete) }
      // Both screens are moved back into the container, whichever stays.
      scene.container.insertSubview(to, at: 0)
      scene.container.insertSubview(from, at: didComplete ? 0 : 1)
    }
    play(zip(effects, parts), in: scene)
    // The first container view is removed when its effect is over.
    UIView.animate(withDuration: 0.001, delay: scene.delay + lengths[0] * stretch, options: .curveLinear) {
      spaces[0].alpha = 0
    }
  }

  private func plainScreen(_ scene: EffectScene) -> UIView {
    let screen = UIView(frame: scene.container.bounds)
    screen.backgroundColor = color
    return screen
  }
}
