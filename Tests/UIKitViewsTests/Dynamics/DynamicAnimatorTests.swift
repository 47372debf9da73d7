import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Dynamic animators") @MainActor struct DynamicAnimatorTests {
  @Test("A dynamic animator runs the actions of behaviors once a frame, children after parents")
  func composition() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 0, y: 0)
      var lines: [String] = []
      let (whole, gravity) = (MovingBehavior(), UIGravityBehavior(items: [item]))
      whole.moved = { lines.append($0) }
      whole.addChildBehavior(gravity)
      whole.action = { lines.append("whole") }
      gravity.action = { lines.append("gravity") }
      scene.animator.addBehavior(whole)
      #expect(gravity.dynamicAnimator === scene.animator && whole.childBehaviors.count == 1)
      stage.advance(frames: 2)
      scene.animator.removeBehavior(whole)
      #expect(lines == ["added", "whole", "gravity", "whole", "gravity", "removed"])
      #expect(gravity.dynamicAnimator == nil)
      let oldCenter = item.center
      stage.advance(frames: 30)
      #expect(item.center == oldCenter)
    }
  }

  @Test("A moving dynamic animator keeps a stage from being quiet, and settle names it")
  func quiet() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      #expect(stage.isQuiet)
      scene.animator.addBehavior(UIGravityBehavior(items: [scene.square(x: 0, y: 0)]))
      #expect(!stage.isQuiet && stage.whatRuns.contains("a dynamic animator with 1 behaviors"))
      #expect(throws: StageError.self) { try stage.settle(within: 1) }
      scene.animator.removeAllBehaviors()
      try stage.settle()
      #expect(!scene.animator.isRunning)
    }
  }

  @Test("A dynamic animator moves the same items to the same bits each time")
  func determinism() throws {
    func places() throws -> [UInt64] {
      try withStage { stage in
        let scene = DynamicsScene(stage)
        let items = (0..<6).map { scene.square(x: CGFloat($0) * 37 + 40, y: CGFloat($0 % 3) * 60 + 20, side: 30) }
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        let push = UIPushBehavior(items: [items[0]], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.3, dy: 0.1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 9), for: items[0])
        let tie = UIAttachmentBehavior(item: items[1], attachedTo: items[4])
        for behavior in [UIGravityBehavior(items: items), collision, push, tie] { scene.animator.addBehavior(behavior) }
        stage.advance(by: 2)
        scene.animator.removeAllBehaviors()
        return items.flatMap { item in
          [item.center.x, item.center.y, item.transform.a, item.transform.b].map { Double($0).bitPattern }
        }
      }
    }
    let first = try places()
    let second = try places()
    #expect(second == first)
    #expect(Set(first).count > 12)
  }

  @Test("A dynamic animator finds items in a rectangle, and reads the app's changes in updateItem")
  func items() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (one, two) = (scene.square(x: 0, y: 0), scene.square(x: 100, y: 0))
      let properties = UIDynamicItemBehavior(items: [one, two])
      scene.animator.addBehavior(properties)
      let box = CGRect(x: 90, y: 0, width: 20, height: 20)
      #expect(scene.animator.items(in: box).map(ObjectIdentifier.init) == [ObjectIdentifier(two)])
      one.center = CGPoint(x: 100, y: 10)
      #expect(scene.animator.items(in: box).count == 1)
      scene.animator.updateItem(usingCurrentState: one)
      #expect(scene.animator.items(in: box).count == 2)
      try stage.settle()
      #expect(one.center == CGPoint(x: 100, y: 10))
    }
  }

  @Test("A dynamic animator keeps transforms, and moves views inside other views in the reference view's coordinates")
  func coordinates() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let holder = UIView(frame: CGRect(x: 50, y: 70, width: 100, height: 100))
      scene.root.addSubview(holder)
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      holder.addSubview(item)
      item.transform = CGAffineTransform(scaleX: 2, y: 2)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 200))
      scene.animator.addBehavior(snap)
      try stage.settle()
      #expect(isClose(item.center.x, 150) && isClose(item.center.y, 130))
      #expect(item.transform == CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  @Test("A dynamic animator pauses while its view is in no window, and leaves removed items alone")
  func leaving() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (item, other) = (scene.square(x: 0, y: 0), scene.square(x: 50, y: 0))
      scene.animator.addBehavior(UIGravityBehavior(items: [item, other]))
      stage.advance(frames: 10)
      other.removeFromSuperview()
      let oldCenter = other.center
      stage.advance(frames: 10)
      #expect(other.center == oldCenter && item.center.y > oldCenter.y)
      let window = try #require(scene.root.superview)
      scene.root.removeFromSuperview()
      try stage.settle()
      #expect(scene.listener.lines == ["resume", "pause"])
      let before = item.center
      stage.advance(frames: 10)
      #expect(item.center == before)
      window.addSubview(scene.root)
      stage.advance(frames: 10)
      #expect(item.center.y > before.y && scene.listener.lines == ["resume", "pause", "resume"])
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("Items outside the view or without size, behaviors in use, and values that are not finite are reported")
  func badInput() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let gravity = UIGravityBehavior(items: [UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))])
      gravity.addItem(scene.square(x: 0, y: 0, side: 0))
      scene.animator.addBehavior(gravity)
      stage.advance(frames: 2)
      let elsewhere = try stage.expectDiagnostic("dynamic-item-elsewhere")
      #expect(elsewhere.happened == "UIView was given to a behavior, but lies outside the animator's reference view.")
      let invalid = try stage.expectDiagnostic("invalid-dynamic-item")
      #expect(invalid.remedy == "It stays where it is. Lay it out first, then call updateItem(usingCurrentState:).")
      let heights = gravity.items.map { $0.center.y }
      #expect(heights == [4.5, 0])
      let whole = UIDynamicBehavior()
      whole.addChildBehavior(gravity)
      whole.addChildBehavior(whole)
      for _ in 0..<2 {
        let inUse = try stage.expectDiagnostic("behavior-in-use")
        #expect(inUse.reason == "A behavior has one place: it would move its items twice.")
      }
      #expect(whole.childBehaviors.isEmpty)
      gravity.magnitude = .nan
      let number = try stage.expectDiagnostic("invalid-dynamics-value")
      #expect(number.happened == "UIGravityBehavior.magnitude was set to nan." && gravity.magnitude == 1)
      let properties = UIDynamicItemBehavior(items: [])
      properties.density = 0
      properties.elasticity = -1
      for _ in 0..<2 { try stage.expectDiagnostic("invalid-dynamics-value") }
      #expect(properties.density == 1 && properties.elasticity == 0)
      _ = UIAttachmentBehavior(
        item: scene.square(x: 0, y: 0), offsetFromCenter: UIOffset(horizontal: .infinity, vertical: 0),
        attachedToAnchor: .zero)
      let offset = try stage.expectDiagnostic("invalid-attachment-offset")
      #expect(offset.remedy == "The center is held. Pass finite offsets.")
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("Tiles that are pushed off and fall make a transition that a timer ends (E-49, by time)")
  func tiles() throws {
    try withStage { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      let animator = ClosureAnimator(duration: 2) { context in
        let container = context.containerView
        let dynamics = UIDynamicAnimator(referenceView: container)
        let tiles = (0..<4).map { UIView(frame: CGRect(x: CGFloat($0) * 20, y: 100, width: 20, height: 20)) }
        context.insertToView()
        for tile in tiles {
          container.addSubview(tile)
          let push = UIPushBehavior(items: [tile], mode: .instantaneous)
          push.pushDirection = CGVector(dx: 0.1, dy: -0.1)
          dynamics.addBehavior(push)
        }
        dynamics.addBehavior(UIGravityBehavior(items: tiles))
        nonisolated(unsafe) let context = context
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
          MainActor.assumeIsolated {
            // 2 s of gravity after a push of 250 points per second to the right and upwards.
            #expect(isClose(tiles[0].center.x, 10 + 500, within: 5))
            #expect(isClose(tiles[0].center.y, 110 - 500 + 2000, within: 30))
            dynamics.removeAllBehaviors()
            context.completeTransition(true)
          }
        }
      }
      scene.director.makeAnimator = { _ in animator }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(stage.isQuiet)
    }
  }
}

/// A behavior that reports when it is added and removed.
private final class MovingBehavior: UIDynamicBehavior {
  var moved: (String) -> Void = { _ in }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    moved(dynamicAnimator == nil ? "removed" : "added")
  }
}
