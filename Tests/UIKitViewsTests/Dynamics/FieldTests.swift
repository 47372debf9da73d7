import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Field behaviors") @MainActor struct FieldTests {
  /// Where an item at (200, 100) is after a second in a field, with a velocity of its own.
  private func end(
    _ field: UIFieldBehavior, charge: CGFloat? = nil, velocity: CGPoint = .zero, seconds: Double = 0.5
  ) throws -> CGPoint {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 150, y: 50, side: 100)
      let own = UIDynamicItemBehavior(items: [item])
      if let charge { own.charge = charge }
      own.addLinearVelocity(velocity, for: item)
      field.addItem(item)
      for behavior in [own, field] { scene.animator.addBehavior(behavior) }
      stage.advance(by: seconds)
      let center = item.center
      scene.animator.removeAllBehaviors()
      field.removeItem(item)
      return center
    }
  }

  @Test("Gravity fields pull every mass alike, along a direction or towards a point")
  func gravity() throws {
    let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    linear.strength = 0.4
    let fallen = try end(linear)
    #expect(isClose(fallen.y, 100 + 0.5 * 400 * 0.25, within: 3) && fallen.x == 200)
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 100))
    radial.strength = 0.2
    #expect(isClose(try end(radial).x, 200 - 0.5 * 200 * 0.25, within: 2))
    // Twice as far as a hundred points, a falloff of 2 leaves a quarter.
    radial.falloff = 2
    radial.strength = 0.8
    #expect(isClose(try end(radial, seconds: 0.1).x, 200 - 0.5 * 200 * 0.01, within: 0.2))
  }

  @Test("A drag field slows down, a velocity field gives its velocity, and a spring field oscillates")
  func motion() throws {
    let drag = UIFieldBehavior.dragField()
    drag.strength = 4
    let slowed = try end(drag, velocity: CGPoint(x: 200, y: 0), seconds: 2)
    #expect(isClose(slowed.x, 250, within: 2))
    let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 60, dy: -20))
    let blown = try end(wind)
    #expect(isClose(blown.x, 230, within: 0.5) && isClose(blown.y, 90, within: 0.5))
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 300, y: 100)
    // One swing a second; after half of it the item is on the other side.
    spring.strength = 4 * .pi * .pi
    #expect(isClose(try end(spring).x, 400, within: 6))
  }

  @Test("Only charged items are moved by electric and magnetic fields")
  func charges() throws {
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 100, y: 100)
    electric.strength = 2
    #expect(try end(electric) == CGPoint(x: 200, y: 100))
    #expect(isClose(try end(electric, charge: 1).x, 200 + 0.5 * 200 * 0.25, within: 2))
    #expect(try end(electric, charge: -1).x < 180)
    let magnetic = UIFieldBehavior.magneticField()
    magnetic.strength = 2 * .pi
    // A circle a second: after a half the item is as far to the side as the circle is wide.
    let turned = try end(magnetic, charge: 1, velocity: CGPoint(x: 100, y: 0))
    #expect(isClose(turned.x, 200, within: 3) && isClose(turned.y - 100, 100 / .pi, within: 3))
  }

  @Test("Vortex fields rotate, noise is deterministic, and a custom field's block gets its arguments")
  func others() throws {
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 100, y: 100)
    let turned = try end(vortex, seconds: 0.2)
    #expect(turned.y > 101 && abs(turned.x - 200) < 1)
    func noisy() throws -> CGPoint {
      let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      noise.strength = 5
      return try end(noise)
    }
    let (first, second) = (try noisy(), try noisy())
    #expect(first != CGPoint(x: 200, y: 100) && first == second)
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    #expect(try end(turbulence) == CGPoint(x: 200, y: 100))
    #expect(try end(turbulence, velocity: CGPoint(x: 100, y: 0)) != CGPoint(x: 250, y: 100))
    var seen: (mass: CGFloat, charge: CGFloat, step: Double)?
    let custom = UIFieldBehavior.field { _, _, velocity, mass, charge, step in
      seen = seen ?? (mass, charge, step)
      return velocity.dx.isFinite ? CGVector(dx: 1, dy: CGFloat.nan) : .zero
    }
    // A force that is not finite has no effect.
    #expect(try end(custom, charge: 3) == CGPoint(x: 200, y: 100))
    #expect(isClose(Double(seen?.mass ?? 0), 1) && seen?.charge == 3 && isClose(seen?.step ?? 0, 1.0 / 240))
  }

  @Test("A field acts only in its region, and regions can be added, subtracted and intersected")
  func regions() throws {
    let (disc, box) = (UIRegion(radius: 50), UIRegion(size: CGSize(width: 200, height: 20)))
    let (near, far, corner) = (CGPoint(x: 5, y: 0), CGPoint(x: 90, y: 5), CGPoint(x: 90, y: 90))
    func inside(_ region: UIRegion) -> [Bool] { [near, far, corner].map(region.contains) }
    #expect(inside(disc) == [true, false, false] && inside(box) == [true, true, false])
    #expect(inside(disc.inverse()) == [false, true, true] && inside(.infinite) == [true, true, true])
    #expect(inside(disc.byUnion(with: box)) == [true, true, false])
    #expect(inside(box.byDifference(from: disc)) == [false, true, false])
    #expect(inside(box.byIntersection(with: disc)) == [true, false, false])
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 0, y: 100)
    field.region = disc
    #expect(try end(field) == CGPoint(x: 200, y: 100))
    field.region = UIRegion(radius: 250)
    #expect(try end(field).y > 150)
  }

  @Test("A field refuses values that are not finite")
  func bad() throws {
    try withStage { stage in
      let field = UIFieldBehavior.springField()
      field.strength = .nan
      field.minimumRadius = 0
      field.position.x = .infinity
      #expect(field.strength == 1 && field.minimumRadius == 1 && field.position == .zero)
      for _ in 0..<3 { try stage.expectDiagnostic("invalid-dynamics-value") }
    }
  }
}
