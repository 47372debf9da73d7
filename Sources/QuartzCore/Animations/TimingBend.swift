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
    Self.place(from: SIMD3(repeating: 0), by: SIMD3(repeating: way), to: SIMD3(repeating: 1), at: time, fraction).x
  }

  /// Where two straight lines lead at a fraction of the time: from a place, by a second one at a part of the time, to a third.
  static func place(
    from: SIMD3<Double>, by middle: SIMD3<Double>, to: SIMD3<Double>, at part: Double, _ fraction: Double
  ) -> SIMD3<Double> {
    if fraction < part { return from + (middle - from) * (fraction / part) }
    return part < 1 ? middle + (to - middle) * ((fraction - part) / (1 - part)) : to
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
