extension Spring {
  /// A spring from its perceptual duration in seconds and its bounce in −1…1 (C-36).
  ///
  /// A duration that is not positive and finite counts as half a second, a NaN bounce as 0. A bounce is clamped to
  /// −0.99…1, because at −1 the spring would never arrive.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let duration = perceptualDuration > 0 && perceptualDuration.isFinite ? perceptualDuration : 0.5
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    let frequency = 2 * EngineMath.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency * ratio, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }

  /// A spring from its period without damping, in seconds, and its damping ratio (C-45).
  ///
  /// A response that is not positive and finite counts as half a second, a negative or NaN ratio as 1.
  package init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let response = response > 0 && response.isFinite ? response : 0.5
    let ratio = dampingRatio >= 0 && dampingRatio.isFinite ? dampingRatio : 1
    let frequency = 2 * EngineMath.pi / response
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency * ratio, initialVelocity: initialVelocity)
  }

  /// The duration of the motion as perceived, in seconds: the period without damping.
  package var perceptualDuration: Double {
    2 * EngineMath.pi / angularFrequency
  }

  /// The amount of bounce: 1 without damping, 0 with critical damping, towards −1 beyond.
  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The spring of `UISpringTimingParameters()`, which moves as a critically damped one (C-41).
  package static let system = Spring(mass: 3, stiffness: 1000, damping: 500)
  /// The duration of the system's spring, in seconds: until a thousandth of the distance remains (C-41, K-2).
  package static let systemDuration = 0.5058
}
