import QuartzCore

/// The force law of a field.
@MainActor enum FieldKind {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
  case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

  /// Whether items can come to rest in such a field.
  var allowsRest: Bool {
    switch self {
    case .drag, .radialGravity, .spring, .electric: true
    default: false
    }
  }

  /// Whether the field changes while nothing else does.
  var changesOverTime: Bool {
    switch self {
    case .noise, .turbulence: true
    default: false
    }
  }

  /// Returns the acceleration of a body, in pt/s².
  ///
  /// Gravity has the unit of 1000 pt/s² for any mass; other fields have the force of a push, of which 1 gives the mass
  /// 1 an acceleration of 100 pt/s². Distances count in hundreds of points.
  func acceleration(of body: DynamicBody, in field: UIFieldBehavior, time: Double) -> PlaneVector {
    let offset = body.position - PlaneVector(field.position)
    let distance = offset.length
    let outwards = distance > 0 ? offset / distance : .zero
    let strength = Double(field.strength) * field.falloffFactor(at: distance)
    let direction = PlaneVector(field.direction)
    let charge = body.material.charge ?? 0
    let push = 100 * body.inverseMass * strength
    switch self {
    case .drag: return body.velocity * (-body.inverseMass * strength)
    case .vortex: return outwards.perpendicular * push
    case .radialGravity: return outwards * (-1000 * strength)
    case .linearGravity: return direction * (1000 * strength)
    case .velocity: return (direction * strength - body.velocity) / DynamicWorld.stepDuration
    case .noise: return FieldNoise(smoothness: field.smoothness).value(at: body.position, time: time) * push
    case .turbulence:
      let noise = FieldNoise(smoothness: field.smoothness).value(at: body.position, time: time)
      return noise * (push * body.velocity.length / 100)
    case .spring: return offset * (-body.inverseMass * strength)
    case .electric: return outwards * (push * charge)
    case .magnetic: return body.velocity.perpendicular * (body.inverseMass * strength * charge)
    case .custom(let block):
      let force = block(
        field, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(1 / body.inverseMass),
        CGFloat(charge), DynamicWorld.stepDuration)
      return PlaneVector(force) * push
    }
  }
}
