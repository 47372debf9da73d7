import CoreGraphics

/// A damped spring: where a thing on it stands, from 0 to the target 1 (C-31).
package struct Spring: Hashable, Sendable {
  package var mass = 1.0
  package var stiffness = 100.0
  package var damping = 10.0
  /// Whole ways per second, towards the target.
  package var initialVelocity = 0.0
  /// Whether a damping above the critical one is honoured (C-34).
  package var allowsOverdamping = false

  package init() {}

  /// A spring from its physics; what is not positive is replaced by the default.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    if mass.isFinite, mass > 0 { self.mass = mass }
    if stiffness.isFinite, stiffness > 0 { self.stiffness = stiffness }
    if damping.isFinite, damping >= 0 { self.damping = damping }
    if initialVelocity.isFinite { self.initialVelocity = initialVelocity }
  }

  /// A spring from its perceptual duration in seconds and its bounce in −1…1 (C-36).
  package init(perceptualDuration: Double, bounce: Double) {
    let period = perceptualDuration.isFinite ? max(perceptualDuration, 0.01) : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    let frequency = 2 * EngineMath.pi / period
    let damping = bounce >= 0 ? 4 * EngineMath.pi * (1 - bounce) / period : 4 * EngineMath.pi / (period * (1 + bounce))
    self.init(mass: 1, stiffness: frequency * frequency, damping: damping)
  }

  /// A spring that has come within a thousandth of the target after `duration` seconds (C-38).
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    let length = duration.isFinite ? min(max(duration, 0.01), 10) : 0.5
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let residual = 0.001
    func envelope(_ w: Double) -> Double {
      if ratio < 1 {
        let root = (1 - ratio * ratio).squareRoot()
        return (ratio * w - velocity) / (w * root) * EngineMath.exp(-ratio * w * length) - residual
      }
      return ((w - velocity) * length + 1) * EngineMath.exp(-w * length) - residual
    }
    func slope(_ w: Double) -> Double {
      if ratio < 1 {
        let root = (1 - ratio * ratio).squareRoot()
        let decay = EngineMath.exp(-ratio * w * length)
        return decay * (velocity / (w * w * root) - ratio * length * (ratio * w - velocity) / (w * root))
      }
      return EngineMath.exp(-w * length) * (length - length * ((w - velocity) * length + 1))
    }
    var w = 5 / length
    for _ in 0..<12 {
      let derivative = slope(w)
      guard derivative.magnitude > 1e-300 else { break }
      let next = w - envelope(w) / derivative
      guard next.isFinite, next > 0 else { break }
      w = next
    }
    self.init(mass: 1, stiffness: w * w, damping: 2 * ratio * w, initialVelocity: velocity)
  }

  /// The system's spring, of `UISpringTimingParameters()` and of pushes (C-41, K-2).
  package static let system = Spring(mass: 3, stiffness: 1000, damping: 500)
  /// How long the system's spring is given, in seconds (K-2).
  package static let systemDuration = 0.5058

  // MARK: Motion

  private var frequency: Double { (stiffness / mass).squareRoot() }
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The position after some seconds: 0 at the start, 1 at the target (C-31).
  package func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    let w = frequency
    let ratio = dampingRatio
    if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      let b = (ratio * w - initialVelocity) / wd
      return 1 - EngineMath.exp(-ratio * w * time) * (EngineMath.cos(wd * time) + b * EngineMath.sin(wd * time))
    }
    if ratio > 1, allowsOverdamping {
      let root = (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (-w * (ratio - root), -w * (ratio + root))
      let a = (fast + initialVelocity) / (fast - slow)
      return 1 - (a * EngineMath.exp(slow * time) + (1 - a) * EngineMath.exp(fast * time))
    }
    return 1 - (1 + (w - initialVelocity) * time) * EngineMath.exp(-w * time)
  }

  /// When the spring has come to rest within a thousandth of the way, in seconds (C-33, C-34).
  package var settlingDuration: Double {
    guard damping > 0 else { return .greatestFiniteMagnitude }
    let w = frequency
    let ratio = dampingRatio
    if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      let b = (ratio * w - initialVelocity) / wd
      return EngineMath.log((1 + b.magnitude) * 1000) / (ratio * w)
    }
    var step = 1
    while step < 10_000 {
      let time = Double(step) / 10
      if (1 - value(at: time)).magnitude < 0.001 { return time }
      step += 1
    }
    return 1000
  }
}
