/// One direction in which an attachment holds two places together, in one step.
@MainActor struct AttachmentLink {
  let body: DynamicBody
  /// The other body; nil for a point.
  let other: DynamicBody?
  let arm: PlaneVector
  let otherArm: PlaneVector
  let axis: PlaneVector
  /// How much too far apart the two are along the axis, in points.
  let stretch: Double

  /// How fast they part along the axis.
  var speed: Double {
    (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(axis)
  }

  /// How easily they give way along the axis.
  var ease: Double {
    body.ease(at: arm, along: axis) + (other?.ease(at: otherArm, along: axis) ?? 0)
  }

  func push(_ impulse: Double) {
    body.apply(axis * impulse, at: arm)
    other?.apply(axis * -impulse, at: otherArm)
  }
}
