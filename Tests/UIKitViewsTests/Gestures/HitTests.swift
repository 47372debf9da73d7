import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Hit testing and the responder chain") @MainActor struct HitTests {
  /// Extends its touch area beyond its bounds, and records the views that touches hit.
  private final class Patch: UIView {
    var reach: CGFloat = 0
    var log: CallLog?
    var keeps = true
    var name = ""

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.calls.append(name)
      if !keeps { super.touchesBegan(touches, with: event) }
    }
  }

  private final class Screen: UIViewController {
    let log: CallLog

    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.calls.append("screen")
      super.touchesBegan(touches, with: event)
    }
  }

  private func patch(_ name: String, _ frame: CGRect, in view: UIView, _ log: CallLog) -> Patch {
    let patch = Patch(frame: frame)
    (patch.name, patch.log) = (name, log)
    view.addSubview(patch)
    return patch
  }

  @Test("A view is hit outside its bounds where point(inside:) says so, as far as its superviews are asked")
  func pointInside() throws {
    try withStage(.small) { stage in
      let (root, log) = (UIViewController(), CallLog())
      stage.show(root)
      let outer = patch("outer", CGRect(x: 20, y: 20, width: 40, height: 40), in: root.view, log)
      let inner = patch("inner", CGRect(x: 10, y: 10, width: 10, height: 10), in: outer, log)
      @MainActor func hit(_ x: Double, _ y: Double) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }
      #expect(hit(32, 32) === inner && hit(29, 32) === outer && hit(19, 32) === root.view)
      inner.reach = 15
      #expect(hit(29, 32) === inner && hit(19, 32) === root.view)
      outer.reach = 5
      #expect(hit(19, 32) === inner && hit(14, 32) === root.view)
      // Hidden, nearly transparent or disabled views and their subviews are not hit.
      for hide in [
        { inner.isHidden = $0 }, { inner.alpha = $0 ? 0.005 : 1 }, { inner.isUserInteractionEnabled = !$0 },
      ] as [(Bool) -> Void] {
        hide(true)
        #expect(hit(32, 32) === outer)
        hide(false)
        #expect(hit(32, 32) === inner)
      }
      outer.isUserInteractionEnabled = false
      #expect(hit(32, 32) === root.view)
      stage.tap(CGPoint(x: 32, y: 32))
      outer.isUserInteractionEnabled = true
      stage.tap(CGPoint(x: 18, y: 32))
      try stage.settle()
      #expect(log.take() == "inner")
    }
  }

  @Test("Rotated, scaled and scrolled views are hit where they show, with locations in their coordinates")
  func transforms() throws {
    try withStage(.small) { stage in
      let (root, log) = (UIViewController(), CallLog())
      stage.show(root)
      let turned = patch("turned", CGRect(x: 30, y: 80, width: 40, height: 20), in: root.view, log)
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      // Its box is now 40 wide and 80 high, about (50, 90).
      let finger = stage.touchDown(at: CGPoint(x: 60, y: 120))
      #expect(log.take() == "turned")
      var points: [CGPoint] = []
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      turned.addGestureRecognizer(press)
      finger.lift()
      let second = stage.touchDown(at: CGPoint(x: 60, y: 120))
      stage.advance(frames: 1)
      points = [press.location(in: turned), press.location(in: nil), press.location(ofTouch: 0, in: root.view)]
      // 30 points below the middle are 15 along its first axis, 10 to the right are 5 against its second one.
      for (shown, expected) in zip(points, [CGPoint(x: 35, y: 5), CGPoint(x: 60, y: 120), CGPoint(x: 60, y: 120)]) {
        #expect(abs(shown.x - expected.x) < 1e-9 && abs(shown.y - expected.y) < 1e-9)
      }
      second.lift()
      #expect(stage.window.hitTest(CGPoint(x: 75, y: 90), with: nil) === root.view)
      root.view.bounds.origin.y = 50
      #expect(stage.window.hitTest(CGPoint(x: 60, y: 70), with: nil) === turned)
    }
  }

  @Test("A touch goes from the view to its controller and on along the responder chain, as long as it is passed on")
  func chain() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let root = Screen(log)
      stage.show(root)
      let outer = patch("outer", CGRect(x: 0, y: 0, width: 100, height: 100), in: root.view, log)
      let inner = patch("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: outer, log)
      inner.keeps = false
      stage.tap(CGPoint(x: 10, y: 10))
      try stage.settle()
      #expect(log.take() == "inner outer")
      outer.keeps = false
      stage.tap(CGPoint(x: 10, y: 10))
      try stage.settle()
      #expect(log.take() == "inner outer screen")
      #expect(root.next === root.view.superview && root.view.next === root)
    }
  }

  @Test("An event returns touches by view, window and recognizer, with precise locations where the source has them")
  func event() throws {
    final class Reader: UIGestureRecognizer {
      var check: (Set<UITouch>, UIEvent) -> Void = { _, _ in }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { check(touches, event) }
    }
    try withStage(.small) { stage in
      let (root, log) = (UIViewController(), CallLog())
      stage.show(root)
      let left = patch("left", CGRect(x: 0, y: 0, width: 50, height: 100), in: root.view, log)
      let right = patch("right", CGRect(x: 50, y: 0, width: 50, height: 100), in: root.view, log)
      let reader = Reader()
      left.addGestureRecognizer(reader)
      var checks = 0
      reader.check = { touches, event in
        checks += 1
        #expect(event.type == .touches && event.allTouches?.count == 2 && touches.count == 1)
        #expect(event.touches(for: left) == touches && event.touches(for: reader) == touches)
        #expect(event.touches(for: right)?.first?.phase == .stationary && event.touches(for: root.view) == nil)
        #expect(event.touches(for: stage.window)?.count == 2)
        for touch in touches {
          #expect(touch.phase == .moved && touch.gestureRecognizers?.contains(reader) == true)
          #expect(touch.preciseLocation(in: left) == CGPoint(x: 20, y: 30))
          #expect(touch.precisePreviousLocation(in: nil) == CGPoint(x: 10, y: 10))
          #expect(touch.maximumPossibleForce > touch.force && touch.tapCount == 1)
        }
      }
      let (a, b) = (stage.touchDown(at: CGPoint(x: 10, y: 10)), stage.touchDown(at: CGPoint(x: 60, y: 10)))
      a.move(to: CGPoint(x: 20, y: 30))
      #expect(checks == 1)
      a.lift()
      b.lift()
    }
  }
}
