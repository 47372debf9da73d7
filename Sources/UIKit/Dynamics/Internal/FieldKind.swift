import CoreGraphics
import QuartzCore
import SeededRandom

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

/// Deterministic vectors that vary in space and time: hashed at the corners of a lattice and interpolated smoothly.
struct FieldNoise {
  /// The distance of the lattice's corners, in points.
  private let pitch: Double

  /// Creates noise that varies over 20 points at a smoothness of 0, and over 200 at 1.
  init(smoothness: CGFloat) {
    pitch = 20 + 180 * min(max(Double(smoothness), 0), 1)
  }

  /// Returns the vector at a point and a time in seconds; its components are in −1…1.
  func value(at position: PlaneVector, time: Double) -> PlaneVector {
    let point = SIMD3(position.x / pitch, position.y / pitch, time)
    let base = point.rounded(.down)
    let rest = point - base
    let mix = rest * rest * (SIMD3(repeating: 3) - 2 * rest)
    var sum = PlaneVector.zero
    for corner in 0..<8 {
      let offset = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2 & 1))
      var weight = 1.0
      for axis in 0..<3 { weight *= offset[axis] == 1 ? mix[axis] : 1 - mix[axis] }
      sum += Self.vector(at: base + offset) * weight
    }
    return sum
  }

  /// Returns the vector of a corner, from its three indices.
  private static func vector(at corner: SIMD3<Double>) -> PlaneVector {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for axis in 0..<3 {
      hash ^= UInt64(bitPattern: Int64(min(max(corner[axis], -0x1p62), 0x1p62)))
      hash = SeededRandom.mix(hash)
    }
    func part(_ bits: UInt64) -> Double { Double(bits & 0xFFFF_FFFF) / 0x1p31 - 1 }
    return PlaneVector(part(hash), part(hash >> 32))
  }
}
