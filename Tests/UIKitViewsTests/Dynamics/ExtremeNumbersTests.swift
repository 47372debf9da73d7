import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The largest and the smallest numbers that properties take: results of computations with them stay finite.
@Suite("Extreme values in dynamics") @MainActor struct ExtremeNumbersTests {
  nonisolated static let numbers: [CGFloat] = [
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, 0,
  ]

  /// Whether two items that meet, of which a behavior is given one, keep finite places for a while.
  private func stayFinite(_ make: (_ item: UIView, _ other: UIView) -> [UIDynamicBehavior]) throws -> Bool {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (item, other) = (scene.square(x: 100, y: 100), scene.square(x: 110, y: 125))
      let collision = UICollisionBehavior(items: [item, other])
      for behavior in make(item, other) + [collision] { scene.animator.addBehavior(behavior) }
      for _ in 0..<20 {
        stage.advance(frames: 1)
        for view in [item, other] {
          let numbers = [view.center.x, view.center.y, view.transform.a, view.transform.b]
          if !numbers.allSatisfy(\.isFinite) { return false }
        }
      }
      scene.animator.removeAllBehaviors()
      while let diagnostic = stage.diagnostics.first { try stage.expectDiagnostic(diagnostic.identifier) }
      return true
    }
  }

  @Test("Fields stay finite, also for an item at the field's position", arguments: numbers)
  func fields(number: CGFloat) throws {
    let makers: [() -> UIFieldBehavior] = [
      UIFieldBehavior.dragField, UIFieldBehavior.vortexField, UIFieldBehavior.springField,
      UIFieldBehavior.electricField, UIFieldBehavior.magneticField,
      { .radialGravityField(position: CGPoint(x: 110, y: 110)) },
      { .linearGravityField(direction: CGVector(dx: number, dy: -number)) },
      { .velocityField(direction: CGVector(dx: number, dy: number)) },
      { .noiseField(smoothness: 0.5, animationSpeed: number) },
      { .turbulenceField(smoothness: number, animationSpeed: 1) },
    ]
    for make in makers {
      for part in 0..<3 {
        let isFinite = try stayFinite { item, other in
          let field = make()
          field.position = item.center
          if part == 0 { (field.minimumRadius, field.falloff) = (number, 2) }
          if part == 1 { field.strength = number }
          if part == 2 { (field.animationSpeed, field.falloff) = (number, number) }
          for view in [item, other] { field.addItem(view) }
          let charged = UIDynamicItemBehavior(items: [item, other])
          charged.charge = part == 1 ? number : 1
          charged.addLinearVelocity(CGPoint(x: 50, y: 0), for: item)
          return [charged, field]
        }
        #expect(isFinite, "\(make()) \(part)")
      }
    }
  }

  @Test("Attachments, springs and snaps stay finite", arguments: numbers)
  func attachments(number: CGFloat) throws {
    let makers: [(UIView, UIView) -> UIDynamicBehavior] = [
      { UIAttachmentBehavior.pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 90, y: 90)) },
      { UIAttachmentBehavior.fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: number, y: 0)) },
      { item, _ in
        UIAttachmentBehavior.slidingAttachment(
          with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 1))
      },
      { item, _ in UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 50, y: number)) },
      { item, _ in UISnapBehavior(item: item, snapTo: CGPoint(x: number, y: 3)) },
    ]
    for (index, make) in makers.enumerated() {
      for range in [(number, CGFloat.infinity), (-CGFloat.infinity, number), (number, number)] {
        let isFinite = try stayFinite { item, other in
          let behavior = make(item, other)
          if let attachment = behavior as? UIAttachmentBehavior {
            attachment.attachmentRange = UIFloatRange(minimum: range.0, maximum: range.1)
            (attachment.frictionTorque, attachment.damping) = (number, number)
            if index == 3 { (attachment.length, attachment.frequency) = (number, range.1.isFinite ? number : 0) }
          }
          return [behavior, UIGravityBehavior(items: [item])]
        }
        #expect(isFinite, "\(index) \(range)")
      }
    }
  }

  @Test(
    "Speeds are limited to 100,000 points a second in each direction",
    arguments: [
      CGPoint(x: 150_000, y: 0), CGPoint(x: 300_000, y: -400_000), CGPoint(x: 90_000, y: 120_000),
      CGPoint(x: -3e160, y: 4e160), CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude / 2),
    ])
  func topSpeed(velocity: CGPoint) throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 100, y: 100)
      let own = UIDynamicItemBehavior(items: [item])
      own.resistance = 0
      own.addLinearVelocity(velocity, for: item)
      scene.animator.addBehavior(own)
      stage.advance(frames: 2)
      let (now, longer) = (own.linearVelocity(for: item), max(abs(velocity.x), abs(velocity.y)))
      let (x, y) = (velocity.x / longer, velocity.y / longer)
      let length = (x * x + y * y).squareRoot()
      #expect(isClose(now.x, 100_000 * x / length, within: 1) && isClose(now.y, 100_000 * y / length, within: 1))
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("Pushes, gravity and item properties stay finite", arguments: numbers)
  func materials(number: CGFloat) throws {
    for part in 0..<6 {
      let isFinite = try stayFinite { item, other in
        let own = UIDynamicItemBehavior(items: [item, other])
        if part == 0 { (own.elasticity, own.friction, own.density) = (number, number, number) }
        if part == 1 { (own.resistance, own.angularResistance) = (number, number) }
        if part == 2 {
          for _ in 0..<3 { own.addLinearVelocity(CGPoint(x: number, y: number), for: item) }
          for _ in 0..<3 { own.addAngularVelocity(number, for: item) }
        }
        let gravity = UIGravityBehavior(items: [item, other])
        if part == 3 { gravity.magnitude = number }
        let pushes = [UIPushBehavior.Mode.continuous, .instantaneous].map { UIPushBehavior(items: [item], mode: $0) }
        for push in pushes where part >= 4 {
          push.pushDirection = CGVector(dx: number, dy: part == 4 ? number : -number)
          push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: part == 4 ? number : 5), for: item)
        }
        return [own, gravity] + pushes
      }
      #expect(isFinite, "\(part)")
    }
  }
}
