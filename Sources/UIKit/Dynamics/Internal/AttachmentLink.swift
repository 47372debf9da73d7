/// One axis along which an attachment holds two points together, in one step.
@MainActor struct AttachmentLink {
  /// The fraction of an error that is corrected in each step; more would make chains vibrate.
  private static let errorCorrection = 0.2
  /// The maximum error, in points or radians: no body is that fast, and everything computed with it stays finite.
  private static let largestError = 1e6

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

  private static func usable(_ error: Double) -> Double { min(max(error, -largestError), largestError) }

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
