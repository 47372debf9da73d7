import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The zoom transition under a touch") @MainActor struct ZoomFingerTests {
  /// Drags a finger, which rests before it leaves unless a velocity is given.
  private func drag(
    _ stage: Stage, from start: CGPoint, by displacement: CGVector, over seconds: Double = 0.4, rests: Bool = true
  ) {
    let end = CGPoint(x: start.x + displacement.dx, y: start.y + displacement.dy)
    var points = [TouchPoint(time: 0, location: start), TouchPoint(time: seconds, location: end)]
    if rests { points.append(TouchPoint(time: seconds + 0.3, location: end)) }
    stage.touch(points)
  }

  @Test(
    "A drag of 132.5 points down, or faster than 1050 points a second, dismisses the screen (E-77, K-49)",
    arguments: [
      (170.0, true, true, false), (120, true, false, false), (100, false, true, false), (170, true, true, true),
    ])
  func down(displacement: Double, rests: Bool, leaves: Bool, presented: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open(presented: presented)
      drag(
        stage, from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: displacement), over: rests ? 0.4 : 0.06,
        rests: rests)
      if rests {
        stage.advance(by: 0.6)
        // The screen follows the finger: its top has gone as far, but for the slop and what shrinking takes back, and
        // it is smaller.
        let (top, middle) = (scene.visible.minY, scene.place(of: CGPoint(x: 196.5, y: 426)))
        #expect(
          top > 0.5 * displacement - 25 && top <= displacement && middle.y > 426 + displacement / 5
            && abs(middle.x - 196.5) < 0.01)
        #expect(scene.shown.transform.m11 < 1 && scene.shown.transform.m11 > 0.7)
        #expect(scene.detail.transitionCoordinator?.isInteractive == true)
      }
      try stage.settle()
      #expect(scene.isOpen != leaves && scene.leftovers == [] && stage.diagnostics.isEmpty)
    }
  }

  @Test(
    "Under a touch the whole screen floats scaled down with a display's corners, wherever the touch moves (E-77, K-62)",
    arguments: [
      (CGPoint(x: 200, y: 300), CGVector(dx: 0, dy: 160)), (CGPoint(x: 200, y: 300), CGVector(dx: -150, dy: 540)),
      (CGPoint(x: 200, y: 100), CGVector(dx: 190, dy: 740)), (CGPoint(x: 5, y: 400), CGVector(dx: 380, dy: -200)),
    ])
  func floats(start: CGPoint, displacement: CGVector) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open()
      drag(stage, from: start, by: displacement)
      var last = scene.visible
      for _ in 0..<36 {
        stage.advance(frames: 1)
        let frame = scene.visible
        #expect(stage.window.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(frame), "\(frame)")
        #expect(frame.width <= last.width + 1e-6)
        last = frame
      }
      #expect(last.width < 0.9 * 393 && last.width > 0.45 * 393 && last.minX > 0 && last.maxX < 393)
      #expect(last.minY > 0 && last.maxY < 852 && isClose(last.width / last.height, 393.0 / 852))
      #expect(isClose(Double(scene.detail.view.mask?.layer.presentation()?.cornerRadius ?? 0), 55, within: 0.1))
      try stage.settle()
    }
  }

  @Test(
    "A drag from the leading edge moves a pushed screen sideways, and not a presented one (E-77, E-87)",
    arguments: [false, true])
  func sideways(isRightToLeft: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage, isRightToLeft: isRightToLeft)
      try scene.open()
      let (edge, displacement) = isRightToLeft ? (388.0, -200.0) : (5, 200)
      drag(stage, from: CGPoint(x: 393 - edge, y: 400), by: CGVector(dx: -displacement, dy: 0))
      try stage.settle()
      #expect(scene.isOpen)
      drag(stage, from: CGPoint(x: 200, y: 400), by: CGVector(dx: displacement * 0.8, dy: 0))
      try stage.settle()
      #expect(scene.isOpen)
      drag(stage, from: CGPoint(x: edge, y: 400), by: CGVector(dx: displacement, dy: 0))
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [])
      try scene.open(presented: true)
      drag(stage, from: CGPoint(x: edge, y: 400), by: CGVector(dx: displacement, dy: 0))
      try stage.settle()
      #expect(scene.isOpen)
    }
  }

  @Test(
    "A drag that ends before its transition begins closes the zoom without a report (C-84, T-11)",
    arguments: [false, true])
  func releasedBeforeTheStart(presented: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open(presented: presented)
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 300))
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: 0, dy: 200))
      finger.lift()
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [] && stage.diagnostics.isEmpty)
      #expect(scene.detail.view.mask == nil && scene.detail.view.transform.isIdentity)
    }
  }

  @Test("A zoomed screen that leaves the window during a drag leaves nothing behind (E-85)", arguments: [false, true])
  func leaves(presented: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open(presented: presented)
      drag(stage, from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 150))
      stage.advance(by: 0.3)
      #expect(scene.shown.transform.m42 > 20)
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      #expect(scene.detail.view.mask == nil && scene.detail.view.transform.isIdentity && scene.thumbnail.alpha == 1)
    }
  }

  @Test("A drag that ends within one turn counts when the pop begins: a cancelled one keeps the screen (C-84, P-9)")
  func early() throws {
    try withStage(.iPhone15) { stage in
      for presented in [false, true] {
        let scene = try ZoomScene(stage)
        try scene.open(presented: presented)
        let finger = stage.touchDown(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 350))
        finger.move(to: CGPoint(x: 200, y: 400))
        finger.cancel()
        try stage.settle()
        #expect(scene.isOpen && scene.leftovers == [] && stage.diagnostics.isEmpty)
        // The next way out goes by time, as if there had been no finger.
        if presented {
          scene.detail.dismiss(animated: true)
        } else {
          scene.navigation.popViewController(animated: true)
        }
        try stage.settle()
        #expect(!scene.isOpen && scene.leftovers == [])
      }
    }
  }

  @Test("With reduced motion there is no zoom that a touch could drive (E-88)")
  func reduced() throws {
    try withStage(.iPhone15) { stage in
      stage.motion.isReduced = true
      let scene = try ZoomScene(stage)
      try scene.open()
      drag(stage, from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 250))
      try stage.settle()
      #expect(scene.isOpen)
    }
  }

  @Test("A pinch dismisses a zoomed screen (E-77)")
  func pinch() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open()
      stage.pinch(about: CGPoint(x: 196, y: 426), from: 200, to: 80, over: 0.4, resting: 0.2)
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [])
    }
  }

  @Test("interactiveDismissShouldBegin may refuse what the system would begin, and gets its decision (A-38, E-77)")
  func veto() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      var received: [Bool] = []
      scene.options.interactiveDismissShouldBegin = { context in
        received.append(context.willBegin)
        #expect(context.location.y > 250)
        return false
      }
      try scene.open()
      drag(stage, from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 200))
      try stage.settle()
      drag(stage, from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -200))
      try stage.settle()
      #expect(scene.isOpen && received == [true, false])
    }
  }

  @Test("A screen that is released too early goes back by a spring of its own (K-46)")
  func returns() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open()
      stage.touchDown(at: CGPoint(x: 200, y: 300))
      for y in stride(from: 315.0, through: 390, by: 15) {
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: 200, y: y))
      }
      stage.advance(by: 0.3)
      let (displacement, scale) = (scene.shown.transform.m42, scene.shown.transform.m11)
      #expect(displacement > 15 && scale < 0.97)
      stage.touchUp(at: CGPoint(x: 200, y: 390))
      stage.advance(by: 0.1)
      let left = 1 - swung(0.1, response: 0.278, ratio: 0.927)
      #expect(isClose(Double(scene.shown.transform.m42), Double(displacement) * left, within: 1e-3))
      #expect(isClose(Double(scene.shown.transform.m11), 1 - (1 - Double(scale)) * left, within: 1e-3))
      try stage.settle()
      #expect(scene.isOpen && scene.leftovers == [])
    }
  }

  @Test("A new view of the same screen can be dismissed, too (E-77)")
  func otherView() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open(presented: true)
      let (old, new) = (scene.detail.view, UIView(frame: stage.window.bounds))
      let container = old?.superview
      old?.removeFromSuperview()
      scene.detail.view = new
      container?.addSubview(new)
      #expect(old?.gestureRecognizers?.isEmpty ?? true)
      drag(stage, from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 200))
      try stage.settle()
      #expect(!scene.isOpen)
    }
  }
}
