import QuartzCore

/// A joint of an item with another one, or with the reference view: it lets the item rotate, slide, or neither.
@MainActor struct AttachmentHinge {
  enum Kind {
    case pin, fixed
    /// A slide along a line, whose direction of length 1 rotates with the other item.
    case sliding(axis: PlaneVector)
  }

  let kind: Kind
  /// The joint's position on each of the items, from its center, in the item's own axes.
  private let arm, otherArm: PlaneVector
  /// The angles of the items when the joint was made.
  private let angle, otherAngle: Double

  init(_ kind: Kind, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, at anchor: PlaneVector) {
    self.kind = kind
    angle = item.transform.angle
    otherAngle = other?.transform.angle ?? 0
    arm = (anchor - PlaneVector(item.center)).rotated(by: -angle)
    otherArm = other.map { anchor - PlaneVector($0.center) }?.rotated(by: -otherAngle) ?? .zero
  }

  // MARK: The solver

  /// Solves the joint's velocity constraints once.
  ///
  /// - Parameters:
  ///   - place: the joint's position in the reference view; ignored between two items.
  ///   - range: the range in which the items may rotate or slide.
  ///   - friction: the impulses that friction may still add, in both directions.
  func solve(
    _ body: DynamicBody, _ other: DynamicBody?, at anchor: PlaneVector, within range: UIFloatRange,
    friction: inout ClosedRange<Double>
  ) {
    let own = arm.rotated(by: body.angle)
    let gap = body.position + own - (other.map { $0.position + otherArm.rotated(by: $0.angle) } ?? anchor)
    let rotation = body.angle - angle - ((other?.angle ?? 0) - otherAngle)
    switch kind {
    case .pin:
      constrain(body, other, own, gap, along: [PlaneVector(1, 0), PlaneVector(0, 1)])
      applyFriction(body, other, &friction)
      limit(rotation, to: range) { correctRotation(body, other, by: $0, onlyTo: $1) }
    case .fixed:
      constrain(body, other, own, gap, along: [PlaneVector(1, 0), PlaneVector(0, 1)])
      correctRotation(body, other, by: rotation, onlyTo: nil)
    case .sliding(let axis):
      let direction = axis.rotated(by: (other?.angle ?? 0) - otherAngle)
      constrain(body, other, own, gap, along: [direction.perpendicular])
      correctRotation(body, other, by: rotation, onlyTo: nil)
      limit(gap.dot(direction), to: range) { excess, side in
        let link = link(body, other, own, direction, stretch: excess)
        guard link.inverseEffectiveMass > 0 else { return }
        let impulse = link.correction
        if impulse * side > 0 { link.push(impulse) }
      }
    }
    body.isConstrained = true
    other?.isConstrained = true
  }

  /// Both bodies are held at the first one's position of the joint, so that neither gains a lever while one slides.
  private func link(
    _ body: DynamicBody, _ other: DynamicBody?, _ own: PlaneVector, _ axis: PlaneVector, stretch: Double
  ) -> AttachmentLink {
    let otherArm = other.map { body.position + own - $0.position } ?? .zero
    return AttachmentLink(body: body, other: other, arm: own, otherArm: otherArm, axis: axis, stretch: stretch)
  }

  private func constrain(
    _ body: DynamicBody, _ other: DynamicBody?, _ own: PlaneVector, _ gap: PlaneVector, along axes: [PlaneVector]
  ) {
    for axis in axes {
      let link = link(body, other, own, axis, stretch: gap.dot(axis))
      guard link.inverseEffectiveMass > 0 else { continue }
      link.push(link.correction)
    }
  }

  /// Calls a closure with the distance of a number from the range, and the direction back.
  private func limit(_ value: Double, to range: UIFloatRange, _ push: (_ excess: Double, _ side: Double) -> Void) {
    if value < range.minimum { push(value - range.minimum, 1) }
    if value > range.maximum { push(value - range.maximum, -1) }
  }

  /// Rotates the items back towards each other; with a side, only in that direction.
  private func correctRotation(_ body: DynamicBody, _ other: DynamicBody?, by excess: Double, onlyTo side: Double?) {
    let inverseEffectiveMass = body.inverseInertia + (other?.inverseInertia ?? 0)
    guard inverseEffectiveMass > 0 else { return }
    let speed = body.angularVelocity - (other?.angularVelocity ?? 0)
    let impulse = AttachmentLink.correction(of: excess, speed: speed, inverseEffectiveMass: inverseEffectiveMass)
    if let side, impulse * side <= 0 { return }
    applyAngularImpulse(body, other, impulse)
  }

  /// Slows the rotation down, within the limits of friction.
  private func applyFriction(_ body: DynamicBody, _ other: DynamicBody?, _ friction: inout ClosedRange<Double>) {
    let inverseEffectiveMass = body.inverseInertia + (other?.inverseInertia ?? 0)
    guard inverseEffectiveMass > 0, friction.upperBound > friction.lowerBound else { return }
    let unlimited = -(body.angularVelocity - (other?.angularVelocity ?? 0)) / inverseEffectiveMass
    let impulse = min(max(unlimited, friction.lowerBound), friction.upperBound)
    friction = friction.lowerBound - impulse...friction.upperBound - impulse
    applyAngularImpulse(body, other, impulse)
  }

  private func applyAngularImpulse(_ body: DynamicBody, _ other: DynamicBody?, _ impulse: Double) {
    body.angularVelocity += impulse * body.inverseInertia
    if let other { other.angularVelocity -= impulse * other.inverseInertia }
  }
}
