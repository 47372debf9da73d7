/// A way straight from its start to the place where a finger took hold of it, and straight on to its end (C-76).
///
/// It takes the place of an animation's easing from then on: nothing jumps, and the animation follows the finger.
package struct TimingBend: Hashable, Sendable {
  /// The fraction of the time at which it was taken hold of.
  package let time: Double
  /// The fraction of the way that it had come then.
  package let way: Double

  /// A bend at a fraction of the time, in 0…1.
  package init(time: Double, way: Double) {
    (self.time, self.way) = (time, way)
  }

  /// The fraction of the way at a fraction of the time.
  package func value(at fraction: Double) -> Double {
    if fraction < time { return way * (fraction / time) }
    return time < 1 ? way + (1 - way) * ((fraction - time) / (1 - time)) : 1
  }
}

extension AnimationEntry {
  /// Puts straight lines in place of the easing of what a view animation made, from where it is at a time of the layer (C-76).
  ///
  /// Springs keep their motion, and explicit animations their own functions.
  func straighten(atLocal local: CFTimeInterval) {
    guard animation.onStop != nil else { return }
    if let clock = animation.track?.clock, !clock.isOutside {
      animation.track?.straighten(at: local)
      clock.straighten(at: local)
    }
    guard let function = animation.timingFunction, animation.bend == nil, !function.curve.isLinear else { return }
    let time = isKept ? 1 : timing(atLocal: local).phase(atParent: local)?.fraction ?? 0
    animation.bend = TimingBend(time: time, way: function.curve.value(at: time))
  }
}

extension CALayer {
  /// Puts straight lines in place of the easing of view animations, here and below; the time is the superlayer's (C-76).
  package func straightenAnimations(atParentTime time: CFTimeInterval) {
    let local = localTime(atParentTime: time)
    for entry in entries { entry.straighten(atLocal: local) }
    for sublayer in storedChildren { sublayer.straightenAnimations(atParentTime: local) }
  }
}
