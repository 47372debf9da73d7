/// A mass on a damped spring that moves from 0 to 1; times are in seconds (C-31).
package struct Spring: Hashable, Sendable {
  private var storedMass = 1.0
  private var storedStiffness = 100.0
  private var storedDamping = 10.0
  private var storedVelocity = 0.0

  /// Whether overdamping slows the motion; if not, an overdamped spring moves as a critically damped one (C-34).
  package var allowsOverdamping = false

  /// The spring of `CASpringAnimation`'s defaults: mass 1, stiffness 100, damping 10.
  package init() {}

  /// A spring from its constants; a refused one stays at its default (C-35).
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The mass; a value that isn't positive and finite is refused (C-35).
  package var mass: Double {
    get { storedMass }
    set { if newValue > 0, newValue.isFinite { storedMass = newValue } }
  }

  /// The spring constant; a value that isn't positive and finite is refused (C-35).
  package var stiffness: Double {
    get { storedStiffness }
    set { if newValue > 0, newValue.isFinite { storedStiffness = newValue } }
  }

  /// The damping coefficient; a negative or non-finite value is refused (C-35).
  package var damping: Double {
    get { storedDamping }
    set { if newValue >= 0, newValue.isFinite { storedDamping = newValue } }
  }

  /// The initial velocity, in whole distances per second, positive towards the target; a non-finite value is refused.
  package var initialVelocity: Double {
    get { storedVelocity }
    set { if newValue.isFinite { storedVelocity = newValue } }
  }

  /// The frequency without damping, in radians per second: √(k/m).
  package var angularFrequency: Double {
    stiffness.squareRoot() / mass.squareRoot()
  }

  /// The damping relative to critical damping: c/(2√(km)).
  package var dampingRatio: Double {
    damping / (2 * stiffness.squareRoot() * mass.squareRoot())
  }
}

extension Spring {
  /// The position at a time in seconds: 0 at the start and before, near 1 at rest, 1 for an infinite time (C-31, C-32).
  package func value(at time: Double) -> Double {
    SpringMotion(self).value(at: time)
  }

  /// The velocity at a time in seconds, in whole distances per second; the initial one at the start and before.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    guard time.isFinite else { return 0 }
    let rate = SpringMotion(self).rate(at: time)
    return rate.isFinite ? -rate : 0
  }
}

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
