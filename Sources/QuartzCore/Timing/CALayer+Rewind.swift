import CoreGraphics
import Foundation

extension CALayer {
  /// Ends, here and below, every animation that began at or after a time, with the model as it was shown then.
  ///
  /// The values of a transition that is cancelled go back to the start this way, whatever kind of animation moved them, so that
  /// no frame shows the end (C-82); alongside blocks keep theirs (T-109).
  ///
  /// - Parameter time: the beginning, in the superlayer's time as the transition's clock shows it.
  package func rewindAnimations(atParentTime time: CFTimeInterval, in environment: MediaEnvironment) {
    let local = timing.localTime(fromParent: time)
    let isNew = { (entry: AnimationEntry) in (entry.begin ?? .infinity) >= local - 1e-9 }
    let rewound = entries.filter(isNew)
    if !rewound.isEmpty {
      var state = model_
      for entry in rewound where !entry.animation.isAlongside {
        entry.animation.apply(to: &state, model: model_, timing: entry.timing(atLocal: local), at: local)
      }
      for entry in rewound {
        guard !entry.animation.isAlongside, let animation = entry.animation as? CAPropertyAnimation else { continue }
        guard let path = animation.keyPath.flatMap({ LayerKeyPath($0) }), let value = path.value(in: state) else {
          continue
        }
        path.set(value, in: &model_)
      }
      entries.removeAll(where: isNew)
      for entry in rewound { entry.end(finished: true, in: environment) }
    }
    for sublayer in storedSublayers {
      sublayer.rewindAnimations(atParentTime: local, in: environment)
    }
  }

  /// Moves the beginnings of the animations here and below, so that they go on from where they are when a clock is taken away.
  package func shiftAnimations(by seconds: CFTimeInterval) {
    guard seconds != 0 else { return }
    for entry in entries {
      if let begin = entry.begin { entry.begin = begin + seconds * timing.speed }
    }
    // A layer with a beginning or an offset of its own keeps its time: only the plain chain is shifted.
    for sublayer in storedSublayers where sublayer.timing.speed == 1 && sublayer.timeline == nil {
      sublayer.shiftAnimations(by: seconds)
    }
  }
}
