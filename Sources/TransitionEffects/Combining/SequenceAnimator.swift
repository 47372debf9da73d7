import UIKit

/// Two effects one after the other, with a plain screen between them.
///
/// Each plays in a space of its own, the first in front, so that they do not disturb each other: a finger moves both as one.
final class SequenceAnimator: EffectAnimator {
  private let effects: [EffectAnimator]
  private let color: UIColor

  init(_ first: EffectAnimator, _ second: EffectAnimator, color: UIColor) {
    effects = [first, second]
    self.color = color
    let lengths = effects.map { $0.transitionDuration(using: nil) }
    super.init(duration: lengths[0] + lengths[1], isReversed: first.isReversed)
  }

  override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
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
    var waiting = effects.count
    let parts = effects.enumerated().map { index, effect in
      effect.duration = lengths[index] * stretch
      if let timing { effect.timing = timing }
      if isMirrored { effect.isMirrored.toggle() }
      return EffectScene(
        scene.context, effect: effect, in: spaces[index], from: pairs[index].0, to: pairs[index].1,
        delay: scene.delay + (index == 0 ? 0 : lengths[0] * stretch))
    }
    parts[1].fromIsNew = true
    scene.beforehand = { didComplete in
      for part in parts.reversed() { part.putBack(didComplete) }
      // Both screens belong to the container again, whichever stays.
      scene.container.insertSubview(to, at: 0)
      scene.container.insertSubview(from, at: didComplete ? 0 : 1)
    }
    for (effect, part) in zip(effects, parts) {
      part.onEnd = {
        waiting -= 1
        if waiting == 0 { scene.end() }
      }
      effect.play(in: part)
    }
    // The first space goes when its effect is over.
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
