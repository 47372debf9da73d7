/// A point of contact of a body with another one, or with a boundary, in one step.
struct ContactPoint {
  let body: DynamicBody
  /// The other body; nil for a boundary.
  let other: DynamicBody?
  /// The direction from the other one to the body.
  let normal: PlaneVector
  let position: PlaneVector
  /// The distance between the two; below 0 where they overlap.
  let separation: Double
  let elasticity: Double
  let friction: Double

  private let arm: PlaneVector
  private let otherArm: PlaneVector
  private let inverseNormalMass: Double
  private let inverseTangentMass: Double
  private let tangent: PlaneVector
  private let initialState: (PlaneVector, Double, PlaneVector, Double)
  private(set) var impulse = 0.0
  private var tangentImpulse = 0.0

  @MainActor init(
    _ body: DynamicBody, _ other: DynamicBody?, normal: PlaneVector, at position: PlaneVector, _ gap: Double
  ) {
    self.body = body
    self.other = other
    self.normal = normal
    self.position = position
    separation = gap
    elasticity = max(body.elasticity, other?.elasticity ?? 0)
    friction = other.map { (body.friction * $0.friction).squareRoot() } ?? body.friction
    arm = position - body.position
    otherArm = other.map { position - $0.position } ?? .zero
    tangent = normal.perpendicular
    inverseNormalMass =
      body.inverseEffectiveMass(at: arm, along: normal)
      + (other?.inverseEffectiveMass(at: otherArm, along: normal) ?? 0)
    inverseTangentMass =
      body.inverseEffectiveMass(at: arm, along: tangent)
      + (other?.inverseEffectiveMass(at: otherArm, along: tangent) ?? 0)
    initialState = (body.position, body.angle, other?.position ?? .zero, other?.angle ?? 0)
  }

  @MainActor private var relativeVelocity: PlaneVector {
    body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)
  }

  @MainActor private func push(_ push: PlaneVector) {
    body.apply(push, at: arm)
    other?.apply(-push, at: otherArm)
  }

  /// Limits the approach of the two in one step, and applies friction.
  @MainActor mutating func solve(_ step: Double) {
    guard inverseNormalMass > 0 else { return }
    let required = impulse - (relativeVelocity.dot(normal) + max(separation, 0) / step) / inverseNormalMass
    let next = max(required, 0)
    push(normal * (next - impulse))
    impulse = next
    guard friction > 0, impulse > 0 else { return }
    let limit = friction * impulse
    let unlimited = tangentImpulse - relativeVelocity.dot(tangent) / inverseTangentMass
    let clamped = min(max(unlimited, -limit), limit)
    push(tangent * (clamped - tangentImpulse))
    tangentImpulse = clamped
  }

  /// The velocity of the impact, at the position where the two met, so that a bounce neither gains nor loses height.
  @MainActor var impactSpeed: Double {
    let before = -(body.velocityBefore(at: arm) - (other?.velocityBefore(at: otherArm) ?? .zero)).dot(normal)
    let pull = -(body.acceleration - (other?.acceleration ?? .zero)).dot(normal)
    let square = before * before + 2 * pull * max(separation, 0)
    return before > 0 || separation > 0 ? max(square, 0).squareRoot() : before
  }

  /// Bounces by the elasticity; slow impacts do not bounce, so that bodies come to rest.
  @MainActor mutating func bounce() {
    let speed = impactSpeed
    guard impulse > 0, elasticity > 0, speed > 20 else { return }
    let required = impulse - (relativeVelocity.dot(normal) - elasticity * speed) / inverseNormalMass
    let next = max(required, 0)
    push(normal * (next - impulse))
    impulse = next
  }

  /// Corrects a fraction of an overlap.
  @MainActor func separate() {
    guard inverseNormalMass > 0 else { return }
    let moved = shift(of: body, from: initialState.0, initialState.1, arm)
    let otherMoved = other.map { shift(of: $0, from: initialState.2, initialState.3, otherArm) } ?? .zero
    let overlap = -(separation + (moved - otherMoved).dot(normal)) - 0.02
    guard overlap > 0 else { return }
    let push = normal * (min(overlap * 0.2, 4) / inverseNormalMass)
    body.shift(push, at: arm)
    other?.shift(-push, at: otherArm)
  }

  @MainActor private func shift(
    of body: DynamicBody, from position: PlaneVector, _ angle: Double, _ arm: PlaneVector
  ) -> PlaneVector {
    body.position - position + arm.perpendicular * (body.angle - angle)
  }
}
