/// A progress straight from its start to the place where a finger took hold of it, and straight on to its end (C-76).
///
/// It takes the place of an animation's easing from then on: nothing jumps, and the animation follows the finger.
package struct ScrubCurve: Hashable, Sendable {
  /// The fraction of the time at which it was taken hold of.
  package let time: Double
  /// The fraction of the progress that it had come then.
  package let progress: Double

  /// A bend at a fraction of the time, in 0…1.
  package init(time: Double, progress: Double) {
    (self.time, self.progress) = (time, progress)
  }

  /// The fraction of the progress at a fraction of the time.
  package func value(at fraction: Double) -> Double {
    Self.position(
      from: SIMD3(repeating: 0), through: SIMD3(repeating: progress), to: SIMD3(repeating: 1), at: time, fraction
    ).x
  }

  /// Where two straight lines lead at a fraction of the time: from a place, by a second one at a middleFraction of the time, to a third.
  static func position(
    from: SIMD3<Double>, through middle: SIMD3<Double>, to: SIMD3<Double>, at middleFraction: Double, _ fraction: Double
  ) -> SIMD3<Double> {
    if fraction < middleFraction { return from + (middle - from) * (fraction / middleFraction) }
    return middleFraction < 1 ? middle + (to - middle) * ((fraction - middleFraction) / (1 - middleFraction)) : to
  }
}

extension CALayer {
  /// Puts straight lines in place of the easing of view animations, here and below; the time is the superlayer's (C-76).
  package func linearizeAnimations(atParentTime time: CFTimeInterval) {
    let local = localTime(atParentTime: time)
    for entry in entries { entry.linearize(atLocal: local) }
    for sublayer in storedChildren { sublayer.linearizeAnimations(atParentTime: local) }
  }
}
