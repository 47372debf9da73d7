import QuartzCore

/// The solver: bodies, and behaviors that move them, in steps of one length at any refresh rate.
///
/// Everything happens in the order in which it was added, so the same calls give the same bits.
@MainActor final class DynamicWorld {
  /// The duration of a step in seconds.
  nonisolated static let stepDuration = 1.0 / 240
  private static let (velocityIterations, positionIterations) = (12, 4)
  /// The steps of rest before the animator pauses: 0.4 s.
  private static let restStepsBeforePause = 96

  private(set) var bodies: [DynamicBody] = []
  private var index: [ObjectIdentifier: DynamicBody] = [:]
  var contacts: [ContactPoint] = []

  /// Returns the body of an item; nil where it has none.
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    guard let body = index[ObjectIdentifier(item)], body.isActive else { return nil }
    return body
  }

  func containsOne(of items: [any UIDynamicItem]) -> Bool {
    items.contains { body(of: $0) != nil }
  }

  /// Keeps bodies for these items only; returns the new ones.
  func setItems(_ items: [any UIDynamicItem]) -> [DynamicBody] {
    var (retained, new): ([DynamicBody], [DynamicBody]) = ([], [])
    var next: [ObjectIdentifier: DynamicBody] = [:]
    for item in items where next[ObjectIdentifier(item)] == nil {
      let old = index[ObjectIdentifier(item)]
      let body = old ?? DynamicBody(item)
      if old == nil { new.append(body) }
      next[ObjectIdentifier(item)] = body
      retained.append(body)
    }
    (bodies, index) = (retained, next)
    return new
  }

  /// Sets the properties of the bodies.
  func prepare(_ behaviors: [UIDynamicBehavior]) {
    for body in bodies { body.material = DynamicMaterial() }
    for behavior in behaviors { behavior.prepare(self) }
    for body in bodies { body.updateMass() }
  }

  func step(_ behaviors: [UIDynamicBehavior]) {
    let step = Self.stepDuration
    let moving = bodies.filter(\.isActive)
    for body in moving { body.beginStep() }
    for behavior in behaviors { behavior.applyForces(self) }
    for body in moving { body.accelerate(step) }
    contacts = []
    for behavior in behaviors { behavior.addContacts(to: self) }
    for _ in 0..<Self.velocityIterations {
      for behavior in behaviors { behavior.solveVelocities(self) }
      for index in contacts.indices { contacts[index].solve(step) }
    }
    for contact in contacts where contact.impulse > 0 {
      contact.body.isConstrained = true
      contact.other?.isConstrained = true
    }
    for body in moving { body.move(step) }
    if contacts.contains(where: { $0.elasticity > 0 && $0.impulse > 0 && $0.impactSpeed > 20 }) {
      for _ in 0..<Self.velocityIterations {
        for index in contacts.indices { contacts[index].bounce() }
      }
      for body in moving { body.dropOverflow() }
    }
    for _ in 0..<Self.positionIterations {
      for contact in contacts { contact.separate() }
    }
    for body in moving { body.noteRest() }
    for behavior in behaviors { behavior.stepEnded(self) }
  }

  /// Whether nothing has moved for a while.
  var isAtRest: Bool {
    bodies.allSatisfy { !$0.isActive || $0.restSteps >= Self.restStepsBeforePause }
  }

  func stop(_ behaviors: [UIDynamicBehavior]) {
    for body in bodies { body.stop() }
    for behavior in behaviors { behavior.comeToRest(self) }
  }

  func wake() {
    for body in bodies { body.wake() }
  }
}
