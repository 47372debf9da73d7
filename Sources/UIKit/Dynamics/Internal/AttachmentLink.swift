import CoreGraphics

/// One axis along which an attachment holds two points together, in one step.
@MainActor struct AttachmentLink {
  /// The fraction of an error that is corrected in each step; more would make chains vibrate.
  private static let errorCorrection = 0.2
  /// The maximum error, in points or radians: no body is that fast, and everything computed with it stays finite.
  private static let maximumError = 1e6

  let body: DynamicBody
  /// The other body; nil for a point.
  let other: DynamicBody?
  let arm: PlaneVector
  let otherArm: PlaneVector
  let axis: PlaneVector
  /// The excess of the distance along the axis, in points.
  let stretch: Double

  init(
    body: DynamicBody, other: DynamicBody?, arm: PlaneVector, otherArm: PlaneVector, axis: PlaneVector, stretch: Double
  ) {
    (self.body, self.other, self.arm, self.otherArm, self.axis) = (body, other, arm, otherArm, axis)
    self.stretch = Self.usable(stretch)
  }

  private static func usable(_ error: Double) -> Double { min(max(error, -maximumError), maximumError) }

  /// The velocity at which the points move apart along the axis.
  var speed: Double {
    (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(axis)
  }

  /// The inverse of the effective mass along the axis.
  var inverseEffectiveMass: Double {
    body.inverseEffectiveMass(at: arm, along: axis) + (other?.inverseEffectiveMass(at: otherArm, along: axis) ?? 0)
  }

  /// The impulse that stops the points from moving apart and corrects the distance.
  var correction: Double { Self.correction(of: stretch, speed: speed, inverseEffectiveMass: inverseEffectiveMass) }

  /// Returns the impulse that cancels a velocity and corrects an error by one step's fraction.
  static func correction(of error: Double, speed: Double, inverseEffectiveMass: Double) -> Double {
    -(speed + errorCorrection * usable(error) / DynamicWorld.stepDuration) / inverseEffectiveMass
  }

  func push(_ impulse: Double) {
    body.apply(axis * impulse, at: arm)
    other?.apply(axis * -impulse, at: otherArm)
  }
}

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
