import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Collision behaviors") @MainActor struct CollisionTests {
  /// How high an item rises again after falling 200 points, as a part of them.
  private func rise(elasticity: CGFloat) throws -> Double {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 100, y: 100)
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 320), to: CGPoint(x: 400, y: 320))
      let properties = UIDynamicItemBehavior(items: [item])
      properties.elasticity = elasticity
      for behavior in [UIGravityBehavior(items: [item]), collision, properties] { scene.animator.addBehavior(behavior) }
      var (highest, hasBounced) = (310.0, false)
      for _ in 0..<120 {
        let before = item.center.y
        stage.advance(frames: 1)
        if hasBounced, item.center.y > before { break }
        if item.center.y < before { hasBounced = true }
        if hasBounced { highest = min(highest, item.center.y) }
      }
      scene.animator.removeAllBehaviors()
      return (310 - highest) / 200
    }
  }

  @Test("An item bounces to the height times the square of its elasticity", arguments: [0.4, 0.6, 0.8, 1.0])
  func bounce(elasticity: Double) throws {
    // Frames come every 1/60 s, so the highest one may miss the top by up to 0.04 points.
    let height = try rise(elasticity: elasticity)
    #expect(isClose(height, elasticity * elasticity, within: 0.003))
  }

  @Test("An item of elasticity 0 rests where it lands, and the animator pauses")
  func landing() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 100, y: 700)
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      scene.animator.addBehavior(UIGravityBehavior(items: [item]))
      scene.animator.addBehavior(collision)
      try stage.settle()
      #expect(isClose(item.center.y, 842, within: 0.1) && isClose(item.center.x, 110, within: 0.01))
      #expect(scene.listener.lines == ["resume", "pause"] && !scene.animator.isRunning)
      let areLinksPaused = stage.environment.displayLinks.allSatisfy { $0.isPaused }
      #expect(areLinksPaused)
      let oldCenter = item.center
      stage.advance(by: 1)
      #expect(item.center == oldCenter)
    }
  }

  @Test("Two boxes stack and come to rest upright")
  func stack() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (lower, upper) = (scene.square(x: 100, y: 760, side: 40), scene.square(x: 110, y: 600, side: 40))
      let collision = UICollisionBehavior(items: [lower, upper])
      collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 52, right: 0))
      scene.animator.addBehavior(UIGravityBehavior(items: [lower, upper]))
      scene.animator.addBehavior(collision)
      try stage.settle()
      #expect(isClose(lower.center.y, 780, within: 0.3) && isClose(upper.center.y, 740, within: 0.5))
      #expect(abs(atan2(upper.transform.b, upper.transform.a)) < 0.01)
      // It lands off the lower one's middle, which rocks for a moment.
      #expect(isClose(upper.center.x, 130, within: 2))
    }
  }

  @Test("Contacts are reported once and in order: boundaries by name, the edge with nil, items by pairs")
  func events() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (ball, wall) = (scene.square(x: 100, y: 100), scene.square(x: 300, y: 100))
      scene.listener.names = [ObjectIdentifier(ball): "ball", ObjectIdentifier(wall): "wall"]
      let collision = UICollisionBehavior(items: [ball, wall])
      collision.collisionDelegate = scene.listener
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.addBoundary(withIdentifier: "post" as NSCopying, from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 400))
      let moving = UIDynamicItemBehavior(items: [ball])
      moving.elasticity = 1
      moving.addLinearVelocity(CGPoint(x: 400, y: 0), for: ball)
      let fixed = UIDynamicItemBehavior(items: [wall])
      fixed.isAnchored = true
      for behavior in [collision, moving, fixed] { scene.animator.addBehavior(behavior) }
      stage.advance(by: 1.1)
      #expect(
        scene.listener.lines == [
          "resume", "ball meets wall", "ball leaves wall", "ball meets post at 110", "ball leaves post",
        ])
      #expect(isClose(wall.center.x, 310))
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("The collision mode excludes items or boundaries")
  func modes() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (item, other) = (scene.square(x: 100, y: 0), scene.square(x: 100, y: 100))
      let collision = UICollisionBehavior(items: [item, other])
      collision.collisionMode = .boundaries
      collision.addBoundary(
        withIdentifier: "a" as NSCopying, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 400, height: 300)))
      let moving = UIDynamicItemBehavior(items: [item])
      moving.elasticity = 0
      moving.addLinearVelocity(CGPoint(x: 0, y: 400), for: item)
      scene.animator.addBehavior(collision)
      scene.animator.addBehavior(moving)
      try stage.settle()
      #expect(isClose(item.center.y, 290, within: 0.1) && other.center.y == 110)
      #expect(collision.boundaryIdentifiers?.count == 1 && collision.boundary(withIdentifier: "a" as NSCopying) != nil)
      collision.removeBoundary(withIdentifier: NSString(string: "a"))
      #expect(collision.boundaryIdentifiers == nil)
    }
  }

  @Test("No item passes through a boundary at any speed")
  func bullets() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 100, y: 100, side: 4)
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      let moving = UIDynamicItemBehavior(items: [item])
      moving.elasticity = 0.9
      moving.addLinearVelocity(CGPoint(x: 70_000, y: 43_000), for: item)
      scene.animator.addBehavior(collision)
      scene.animator.addBehavior(moving)
      for _ in 0..<120 {
        stage.advance(frames: 1)
        #expect(scene.root.bounds.insetBy(dx: -1, dy: -1).contains(item.center))
      }
      scene.animator.removeAllBehaviors()
    }
  }
}
