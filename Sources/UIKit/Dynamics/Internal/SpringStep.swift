import CoreGraphics

/// The effect of a damped spring on a velocity in one step of the solver.
///
/// The two factors make the stepped position and velocity pass exactly through the values of the continuous spring:
/// frequency and damping are right at any step length, and no stiffness makes it unstable.
struct SpringStep {
  private let damping: Double
  private let stiffness: Double

  /// Creates a spring with a frequency in oscillations per second; above 40 it counts as 40, which a step can still
  /// tell from rigid.
  init(frequency: Double, dampingRatio: Double) {
    let step = DynamicWorld.stepDuration
    let angle = 2 * EngineMath.pi * min(frequency, 40) * step
    let ratio = min(dampingRatio, 1000)
    let decay = EngineMath.exp(-ratio * angle)
    let twoCosines: Double
    if ratio < 1 {
      twoCosines = 2 * decay * EngineMath.cos(angle * (1 - ratio * ratio).squareRoot())
    } else {
      let spread = angle * (ratio * ratio - 1).squareRoot()
      twoCosines = EngineMath.exp(spread - ratio * angle) + EngineMath.exp(-spread - ratio * angle)
    }
    damping = 1 - decay * decay
    stiffness = (1 + decay * decay - twoCosines) / step
  }

  func change(ofVelocity velocity: Double, at distance: Double) -> Double {
    -damping * velocity - stiffness * distance
  }

  func change(ofVelocity velocity: PlaneVector, at distance: PlaneVector) -> PlaneVector {
    -damping * velocity - stiffness * distance
  }
}
