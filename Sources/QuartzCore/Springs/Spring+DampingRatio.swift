extension Spring {
  /// A spring that settles within a duration in seconds, by its damping ratio: that of `UIView.animate` (C-38).
  ///
  /// The duration is clamped to 0.01…10 and the ratio to 0.01…1. A NaN duration counts as 0.01, a NaN ratio as 1, a
  /// velocity that is not finite as 0.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let duration = duration > 0.01 ? min(duration, 10) : 0.01
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let envelope = SpringEnvelope(duration: duration, dampingRatio: ratio, velocity: velocity)
    let frequency = envelope.settlingFrequency
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
  }
}
