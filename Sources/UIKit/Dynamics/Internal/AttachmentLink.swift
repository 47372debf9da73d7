/// One direction in which an attachment holds two places together, in one step.
@MainActor struct AttachmentLink {
  /// What part of an error is put right in each step; more would make chains tremble.
  private static let mending = 0.2
  /// The largest error that counts, in points or radians: no body is that fast, and what is reckoned with it stays a number.
  private static let largestError = 1e6

  let body: DynamicBody
  /// The other body; nil for a point.
  let other: DynamicBody?
  let arm: PlaneVector
  let otherArm: PlaneVector
  let axis: PlaneVector
  /// How much too far apart the two are along the axis, in points.
  let stretch: Double

  init(
    body: DynamicBody, other: DynamicBody?, arm: PlaneVector, otherArm: PlaneVector, axis: PlaneVector, stretch: Double
  ) {
    (self.body, self.other, self.arm, self.otherArm, self.axis) = (body, other, arm, otherArm, axis)
    self.stretch = Self.usable(stretch)
  }

  private static func usable(_ error: Double) -> Double { min(max(error, -largestError), largestError) }

  /// How fast they part along the axis.
  var speed: Double {
    (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(axis)
  }

  /// How easily they give way along the axis.
  var ease: Double {
    body.ease(at: arm, along: axis) + (other?.ease(at: otherArm, along: axis) ?? 0)
  }

  /// The impulse that keeps them from parting and mends the stretch.
  var correction: Double { Self.correction(of: stretch, speed: speed, ease: ease) }

  /// The impulse that takes a speed away and mends an error, in one step's part.
  static func correction(of error: Double, speed: Double, ease: Double) -> Double {
    -(speed + mending * usable(error) / DynamicWorld.stepDuration) / ease
  }

  func push(_ impulse: Double) {
    body.apply(axis * impulse, at: arm)
    other?.apply(axis * -impulse, at: otherArm)
  }
}
