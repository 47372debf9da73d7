import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Gravity and push behaviors") @MainActor struct GravityAndPushTests {
  @Test("An item falls by half of g times the time squared, at every refresh rate", arguments: [60, 120])
  func fall(hertz: Int) throws {
    try withStage(hertz == 60 ? .iPhone15 : .iPhone15Pro) { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 0, y: 0)
      scene.animator.addBehavior(UIGravityBehavior(items: [item]))
      stage.advance(by: 0.5)
      #expect(isClose(item.center.y, 10 + 1000 * 0.25 / 2, within: 1e-6))
      #expect(item.center.x == 10 && item.transform == .identity)
      #expect(isClose(scene.animator.elapsedTime, 0.5) && scene.animator.isRunning)
      scene.animator.removeAllBehaviors()
      try stage.settle()
    }
  }

  @Test("Gravity has angle, magnitude and direction")
  func direction() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 100, y: 100)
      let gravity = UIGravityBehavior(items: [item])
      #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
      #expect(isClose(gravity.angle, .pi / 2))
      gravity.setAngle(0, magnitude: 0.5)
      #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
      scene.animator.addBehavior(gravity)
      stage.advance(by: 0.5)
      #expect(isClose(item.center.x, 110 + 500 * 0.25 / 2) && item.center.y == 110)
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("A push of magnitude 1 accelerates 100 × 100 points by 100 points per second squared, and smaller items more")
  func continuousPush() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (large, small) = (scene.square(x: 0, y: 0, side: 100), scene.square(x: 0, y: 200, side: 50))
      let push = UIPushBehavior(items: [large, small], mode: .continuous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      scene.animator.addBehavior(push)
      stage.advance(by: 1)
      #expect(isClose(large.center.x, 100) && isClose(small.center.x, 25 + 200))
      push.active = false
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("An instantaneous push gives a velocity once, and is inactive afterwards")
  func instantaneousPush() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 0, y: 0, side: 100)
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.setAngle(0, magnitude: 2)
      let probe = UIDynamicItemBehavior(items: [item])
      scene.animator.addBehavior(push)
      scene.animator.addBehavior(probe)
      stage.advance(by: 0.5)
      #expect(!push.active && isClose(item.center.x, 150))
      #expect(probe.linearVelocity(for: item) == CGPoint(x: 200, y: 0))
      push.active = true
      stage.advance(by: 0.5)
      #expect(isClose(item.center.x, 150 + 200))
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("A push off the center rotates the item, unless it allows no rotation")
  func turning() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (free, stiff) = (scene.square(x: 0, y: 0, side: 100), scene.square(x: 0, y: 200, side: 100))
      let push = UIPushBehavior(items: [free, stiff], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0.2, dy: 0)
      for item in [free, stiff] { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: item) }
      let properties = UIDynamicItemBehavior(items: [stiff])
      properties.allowsRotation = false
      scene.animator.addBehavior(push)
      scene.animator.addBehavior(properties)
      stage.advance(by: 0.5)
      // A torque impulse of 20 × 50 on an inertia of 100² / 6.
      let angle = 1000 / (10_000.0 / 6) * 0.5
      #expect(isClose(atan2(free.transform.b, free.transform.a), angle, within: 1e-9))
      #expect(stiff.transform == .identity && isClose(stiff.center.x, 60))
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("Resistance removes its share of the velocity each second, and anchored items do not move")
  func properties() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (slow, fixed) = (scene.square(x: 0, y: 0), scene.square(x: 0, y: 100))
      let resisting = UIDynamicItemBehavior(items: [slow])
      resisting.resistance = 2
      resisting.angularResistance = 1
      resisting.addLinearVelocity(CGPoint(x: 100, y: 0), for: slow)
      resisting.addAngularVelocity(1, for: slow)
      let anchored = UIDynamicItemBehavior(items: [fixed])
      anchored.isAnchored = true
      anchored.addLinearVelocity(CGPoint(x: 100, y: 0), for: fixed)
      #expect(resisting.linearVelocity(for: slow) == CGPoint(x: 100, y: 0))
      for behavior in [resisting, anchored, UIGravityBehavior(items: [fixed])] { scene.animator.addBehavior(behavior) }
      stage.advance(by: 0.5)
      #expect(isClose(resisting.linearVelocity(for: slow).x, 100 * exp(-1)))
      #expect(isClose(resisting.angularVelocity(for: slow), exp(-0.5)))
      #expect(fixed.center == CGPoint(x: 10, y: 110))
      scene.animator.removeAllBehaviors()
    }
  }
}
