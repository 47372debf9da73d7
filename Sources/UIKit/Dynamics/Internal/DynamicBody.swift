import QuartzCore

/// The rigid body of an item, in the solver.
@MainActor final class DynamicBody {
  /// The maximum velocity of a body, in points per second, and its maximum angular velocity, in radians per second.
  private static let (maximumSpeed, maximumAngularSpeed) = (100_000.0, 1000.0)

  let item: any UIDynamicItem
  var outline = ConvexOutline(size: CGSize(width: 1, height: 1))
  private var transform = CGAffineTransform.identity
  /// The rotation of the item's transform when it was read.
  private var firstAngle = 0.0

  var position = PlaneVector.zero
  var angle = 0.0
  var velocity = PlaneVector.zero
  var angularVelocity = 0.0
  var acceleration = PlaneVector.zero
  var angularAcceleration = 0.0
  /// The velocity before the step's forces.
  private(set) var velocityBefore = PlaneVector.zero
  private(set) var angularVelocityBefore = 0.0

  var material = DynamicMaterial()
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0

  /// Whether the item has a position and a size, and is in the reference view.
  var isActive = true
  /// Whether the item could be read.
  private(set) var isValid = true
  /// Whether the body is in contact or attached.
  var isConstrained = false
  /// The positions of the corners in this step, and the center in the first step of rest.
  private(set) var corners: [PlaneVector] = []
  private(set) var restSteps = 0

  init(_ item: any UIDynamicItem) {
    self.item = item
  }

  /// The elasticity; 0.2 for a body without an item behavior.
  var elasticity: Double { material.elasticity.map { Double($0) } ?? 0.2 }
  /// The friction; 0.2 for a body without an item behavior.
  var friction: Double { material.friction.map { Double($0) } ?? 0.2 }

  // MARK: The item

  /// Reads position, rotation and outline; returns false where they are invalid.
  func read(center: CGPoint) -> Bool {
    let size = item.bounds.size
    isValid = center.isFinite && size.isFinite && size.width > 0 && size.height > 0
    guard isValid else { return false }
    position = PlaneVector(center)
    transform = item.transform
    firstAngle = transform.angle
    angle = firstAngle
    switch item.collisionBoundsType {
    case .rectangle: outline = ConvexOutline(size: size)
    case .ellipse: outline = ConvexOutline(ellipseOf: size)
    case .path: outline = ConvexOutline(hullOf: item.collisionBoundingPath.cgPath) ?? ConvexOutline(size: size)
    }
    restSteps = 0
    return true
  }

  /// The item's transform with the body's rotation.
  var shownTransform: CGAffineTransform {
    let rotation = angle - firstAngle
    if rotation == 0 { return transform }
    let (sine, cosine) = (EngineMath.sin(rotation), EngineMath.cos(rotation))
    var shown = transform
    shown.a = transform.a * cosine - transform.b * sine
    shown.b = transform.a * sine + transform.b * cosine
    shown.c = transform.c * cosine - transform.d * sine
    shown.d = transform.c * sine + transform.d * cosine
    return shown
  }

  // MARK: A step

  /// Computes mass and inertia from the material.
  func updateMass() {
    let isAnchored = material.isAnchored ?? false
    let density = material.density.map { Double($0) } ?? 1
    let mass = min(max(density * outline.area / 10_000, 1e-6), 1e9)
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseInertia = isAnchored || material.allowsRotation == false ? 0 : 1 / (mass * outline.inertia)
    if isAnchored { velocity = .zero }
    if inverseInertia == 0 { angularVelocity = 0 }
  }

  func beginStep() {
    dropOverflow()
    (velocityBefore, angularVelocityBefore) = (velocity, angularVelocity)
    (acceleration, angularAcceleration) = (.zero, 0)
    isConstrained = false
    corners = outline.corners.map { $0.rotated(by: angle) + position }
  }

  func accelerate(_ step: Double) {
    velocity += acceleration * step
    angularVelocity += angularAcceleration * step
    dropOverflow()
    if let resistance = material.resistance, resistance > 0 { velocity *= EngineMath.exp(-resistance * step) }
    if let resistance = material.angularResistance, resistance > 0 {
      angularVelocity *= EngineMath.exp(-resistance * step)
    }
    // Dividing by the larger component first keeps the square finite.
    let larger = max(abs(velocity.x), abs(velocity.y))
    if larger > Self.maximumSpeed { velocity *= Self.maximumSpeed / larger }
    let speed = velocity.length
    if speed > Self.maximumSpeed { velocity *= Self.maximumSpeed / speed }
    angularVelocity = min(max(angularVelocity, -Self.maximumAngularSpeed), Self.maximumAngularSpeed)
  }

  func move(_ step: Double) {
    dropOverflow()
    let displacement = velocity * step
    // Free fall is exact: the mean of the velocities before and after.
    let fall = isConstrained ? .zero : acceleration * (step * step / 2)
    position += (displacement - fall).point.isFinite ? displacement - fall : displacement
    angle += angularVelocity * step
  }

  /// Undoes a push whose result is not finite.
  func dropOverflow() {
    if !velocity.point.isFinite { velocity = velocityBefore }
    if !angularVelocity.isFinite { angularVelocity = angularVelocityBefore }
  }

  func velocity(at arm: PlaneVector) -> PlaneVector {
    velocity + arm.perpendicular * angularVelocity
  }

  func velocityBefore(at arm: PlaneVector) -> PlaneVector {
    velocityBefore + arm.perpendicular * angularVelocityBefore
  }

  func apply(_ impulse: PlaneVector, at arm: PlaneVector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// Moves the body itself, as an impulse would change its velocity.
  func shift(_ push: PlaneVector, at arm: PlaneVector) {
    position += push * inverseMass
    angle += arm.cross(push) * inverseInertia
  }

  /// Returns the inverse of the effective mass at a point along a direction.
  func inverseEffectiveMass(at arm: PlaneVector, along direction: PlaneVector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  // MARK: Rest

  /// Counts the steps in which the body hardly moves, and no force acts on it that nothing holds.
  func noteRest() {
    let isSlow = velocity.length < 2 && abs(angularVelocity) < 0.02
    restSteps = isSlow && (isConstrained || acceleration == .zero && angularAcceleration == 0) ? restSteps + 1 : 0
  }

  func stop() {
    velocity = .zero
    angularVelocity = 0
  }

  func wake() {
    restSteps = 0
  }
}
