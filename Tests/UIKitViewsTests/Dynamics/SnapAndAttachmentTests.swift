import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Snap and attachment behaviors") @MainActor struct SnapAndAttachmentTests {
  @Test("A snap ends at its point, upright, for any damping", arguments: [0.0, 0.5, 1.0])
  func snap(damping: Double) throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 0, y: 0)
      item.transform = CGAffineTransform(rotationAngle: 0.5)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 300))
      snap.damping = damping
      scene.animator.addBehavior(snap)
      try stage.settle()
      #expect(item.center == CGPoint(x: 200, y: 300))
      #expect(isClose(item.transform.a, 1) && isClose(item.transform.b, 0))
      snap.snapPoint = CGPoint(x: 50, y: 60)
      #expect(scene.animator.isRunning)
      try stage.settle()
      #expect(item.center == CGPoint(x: 50, y: 60))
      #expect(scene.listener.lines == ["resume", "pause", "resume", "pause"])
    }
  }

  @Test("A snap with less damping overshoots its point, and one with full damping does not")
  func swing() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (loose, stiff) = (scene.square(x: 0, y: 0), scene.square(x: 0, y: 100))
      for (item, damping) in [(loose, 0.2), (stiff, 1)] {
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: item.center.y))
        snap.damping = damping
        scene.animator.addBehavior(snap)
      }
      var most = (loose: 0.0, stiff: 0.0)
      for _ in 0..<120 {
        stage.advance(frames: 1)
        most = (max(most.loose, loose.center.x), max(most.stiff, stiff.center.x))
      }
      #expect(most.loose > 240 && most.stiff <= 200)
      try stage.settle()
    }
  }

  @Test("An attachment without damping oscillates at its frequency and loses nothing", arguments: [1.0, 2.5, 10.0])
  func frequency(hertz: Double) throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 190, y: 90)
      let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 300))
      #expect(attachment.length == 200 && attachment.attachedBehaviorType == .anchor)
      attachment.frequency = hertz
      attachment.length = 150
      scene.animator.addBehavior(attachment)
      // The exact swing about y = 150 from y = 100, at each frame.
      var worst = 0.0
      for frame in 1...120 {
        stage.advance(frames: 1)
        let exact = 150 - 50 * cos(2 * .pi * hertz * Double(frame) / 60)
        worst = max(worst, abs(item.center.y - exact))
      }
      // The solver counts the first velocity from half a step before the beginning.
      #expect(worst < 50 * 2 * .pi * hertz / 240)
      #expect(item.center.x == 200)
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("A damped attachment comes to rest at its length, and a moved anchor takes the item along")
  func damped() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 190, y: 90)
      let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 300))
      attachment.length = 150
      attachment.frequency = 2
      attachment.damping = 0.7
      scene.animator.addBehavior(attachment)
      try stage.settle()
      #expect(isClose(item.center.y, 150, within: 0.2))
      attachment.anchorPoint.y = 400
      try stage.settle()
      #expect(isClose(item.center.y, 250, within: 0.2))
    }
  }

  @Test("A rigid attachment keeps its length while the item swings under gravity")
  func pendulum() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 290, y: 290)
      let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 300))
      scene.animator.addBehavior(UIGravityBehavior(items: [item]))
      scene.animator.addBehavior(attachment)
      var lowest = 0.0
      for _ in 0..<90 {
        stage.advance(frames: 1)
        let (x, y) = (item.center.x - 200, item.center.y - 300)
        #expect(isClose((x * x + y * y).squareRoot(), 100, within: 1))
        lowest = max(lowest, y)
      }
      #expect(isClose(lowest, 100, within: 1))
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("An attachment holds two items at their distance, and a limit attachment only at most at it")
  func pairs() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (top, bottom, roped) = (scene.square(x: 100, y: 0), scene.square(x: 100, y: 100), scene.square(x: 160, y: 50))
      let fixed = UIDynamicItemBehavior(items: [top])
      fixed.isAnchored = true
      let rod = UIAttachmentBehavior(item: top, attachedTo: bottom)
      #expect(rod.attachedBehaviorType == .items && rod.items.count == 2)
      let rope = UIAttachmentBehavior.limitAttachment(
        with: roped, offsetFromCenter: .zero, attachedTo: top, offsetFromCenter: UIOffset(horizontal: 60, vertical: 0))
      rope.length = 120
      let gravity = UIGravityBehavior(items: [bottom, roped])
      for behavior in [fixed, rod, rope, gravity] { scene.animator.addBehavior(behavior) }
      stage.advance(by: 0.3)
      #expect(isClose(roped.center.y, 60 + 45) && isClose(bottom.center.y, 110, within: 0.2))
      try stage.settle()
      #expect(isClose(roped.center.y, 130, within: 0.5))
    }
  }

  /// An item that stands still and one at its side, both of 20 points, with an attachment between them.
  private func joined(
    _ stage: Stage, _ attach: (UIView, UIView) -> UIAttachmentBehavior
  ) -> (scene: DynamicsScene, still: UIView, moving: UIView) {
    let scene = DynamicsScene(stage)
    let (still, moving) = (scene.square(x: 190, y: 190), scene.square(x: 240, y: 190))
    let anchored = UIDynamicItemBehavior(items: [still])
    anchored.isAnchored = true
    for behavior in [anchored, attach(moving, still)] { scene.animator.addBehavior(behavior) }
    return (scene, still, moving)
  }

  @Test("A pin attachment lets an item rotate about it within its range, and friction stops it")
  func pin() throws {
    try withStage { stage in
      let pin = CGPoint(x: 200, y: 200)
      var attachment: UIAttachmentBehavior?
      let (scene, still, moving) = joined(stage) {
        let behavior = UIAttachmentBehavior.pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: pin)
        attachment = behavior
        return behavior
      }
      let behavior = try #require(attachment)
      #expect(behavior.attachmentRange.isInfinite && behavior.frictionTorque == 0 && behavior.items.count == 2)
      behavior.attachmentRange = UIFloatRange(minimum: -0.1, maximum: 0.5)
      scene.animator.addBehavior(UIGravityBehavior(items: [moving]))
      try stage.settle()
      // It hangs at the end of its range, as far from the pin as before, turned as much as it swung.
      let (x, y) = (moving.center.x - pin.x, moving.center.y - pin.y)
      #expect(isClose((x * x + y * y).squareRoot(), 50, within: 0.5) && still.center == pin)
      #expect(isClose(atan2(y, x), 0.5, within: 0.02))
      #expect(isClose(atan2(moving.transform.b, moving.transform.a), 0.5, within: 0.02))
    }
    try withStage { stage in
      let (scene, _, moving) = joined(stage) {
        let behavior = UIAttachmentBehavior.pinAttachment(
          with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 200, y: 200))
        behavior.frictionTorque = 1
        return behavior
      }
      scene.animator.addBehavior(UIGravityBehavior(items: [moving]))
      stage.advance(by: 0.5)
      // The weight of 0.04 at an arm of 50 points pulls with 0.2 of what friction holds.
      #expect(isClose(moving.center.y, 200, within: 0.5))
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("A sliding attachment keeps an item on its line and in its range, without rotation")
  func sliding() throws {
    try withStage { stage in
      let (scene, _, moving) = joined(stage) {
        let behavior = UIAttachmentBehavior.slidingAttachment(
          with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 200, y: 200), axisOfTranslation: CGVector(dx: 3, dy: 4)
        )
        behavior.attachmentRange = UIFloatRange(minimum: 0, maximum: 50)
        return behavior
      }
      scene.animator.addBehavior(UIGravityBehavior(items: [moving]))
      try stage.settle()
      #expect(isClose(moving.center.x, 250 + 30, within: 0.5) && isClose(moving.center.y, 200 + 40, within: 0.5))
      #expect(isClose(moving.transform.b, 0, within: 0.01))
    }
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 190, y: 190)
      let rail = UIAttachmentBehavior.slidingAttachment(
        with: item, attachmentAnchor: CGPoint(x: 200, y: 200), axisOfTranslation: CGVector(dx: 0, dy: 1))
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0.02)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 5), for: item)
      for behavior in [rail, push] { scene.animator.addBehavior(behavior) }
      stage.advance(by: 0.5)
      #expect(isClose(item.center.x, 200, within: 0.1) && isClose(item.center.y, 225, within: 1))
      #expect(rail.attachedBehaviorType == .anchor && isClose(item.transform.b, 0, within: 0.01))
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("A fixed attachment moves two items as one")
  func fixed() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let (left, right) = (scene.square(x: 100, y: 100), scene.square(x: 140, y: 100))
      let fixed = UIAttachmentBehavior.fixedAttachment(
        with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 130, y: 110))
      let push = UIPushBehavior(items: [right], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 0.1)
      for behavior in [fixed, push] { scene.animator.addBehavior(behavior) }
      for _ in 0..<60 {
        stage.advance(frames: 1)
        let (x, y) = (right.center.x - left.center.x, right.center.y - left.center.y)
        #expect(isClose((x * x + y * y).squareRoot(), 40, within: 0.3))
        let turn = atan2(right.transform.b, right.transform.a)
        #expect(isClose(atan2(y, x), turn, within: 0.02))
        #expect(isClose(atan2(left.transform.b, left.transform.a), turn, within: 0.02))
      }
      #expect(abs(right.transform.b) > 0.1)
      scene.animator.removeAllBehaviors()
    }
  }

  @Test("An attachment with an invalid anchor, axis or empty range is reported")
  func badHinges() throws {
    try withStage { stage in
      let scene = DynamicsScene(stage)
      let item = scene.square(x: 0, y: 0)
      let rail = UIAttachmentBehavior.slidingAttachment(
        with: item, attachmentAnchor: CGPoint(x: CGFloat.nan, y: 0), axisOfTranslation: .zero)
      #expect(rail.anchorPoint == item.center)
      for _ in 0..<2 { try stage.expectDiagnostic("invalid-attachment-offset") }
      for range in [(5.0, 1.0), (.infinity, .infinity), (-.infinity, -.infinity), (.nan, 1)] {
        rail.attachmentRange = UIFloatRange(minimum: range.0, maximum: range.1)
        #expect(rail.attachmentRange == .infinite)
        let diagnostic = try stage.expectDiagnostic("invalid-dynamics-value")
        #expect(diagnostic.happened == "UIAttachmentBehavior.attachmentRange was set to \(range.0)…\(range.1).")
      }
    }
  }
}
