import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A view's geometry") @MainActor struct ViewGeometryTests {
  @Test("Points convert between views, through transforms, and with nil for the window (A-58)")
  func convert() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let outer = scene.square(x: 20, y: 30, side: 40)
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      outer.addSubview(inner)
      #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 26, y: 37))
      #expect(inner.convert(CGPoint(x: 26, y: 37), from: nil) == CGPoint(x: 1, y: 2))
      #expect(inner.convert(inner.bounds, to: scene.root) == CGRect(x: 25, y: 35, width: 10, height: 10))
      outer.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(inner.convert(inner.bounds, to: scene.root) == CGRect(x: 10, y: 20, width: 20, height: 20))
      #expect(scene.root.convert(CGPoint(x: 10, y: 20), to: inner) == .zero)
      outer.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let box = outer.convert(outer.bounds, to: scene.root)
      #expect(isClose(Double(box.width), 40 * 2.0.squareRoot()))
    }
  }

  @Test("A hit test finds the frontmost view that takes events, without hidden, clear, disabled and outer parts (C-71)")
  func hits() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let back = scene.square(x: 10, y: 10, side: 40)
      let front = scene.square(x: 30, y: 30, side: 40)
      let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))  // sticks out of back
      back.addSubview(inner)
      @MainActor func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { scene.root.hitTest(CGPoint(x: x, y: y), with: nil) }
      #expect(hit(12, 12) === back)
      #expect(hit(45, 45) === front)
      #expect(hit(5, 5) === scene.root)
      front.isHidden = true
      #expect(hit(45, 45) === inner)
      #expect(hit(60, 60) === scene.root)
      front.isHidden = false
      front.alpha = 0.009
      #expect(hit(45, 45) === inner)
      front.alpha = 0.02
      #expect(hit(45, 45) === front)
      front.isUserInteractionEnabled = false
      back.isUserInteractionEnabled = false
      #expect(hit(45, 45) === scene.root)
      #expect(hit(-1, 5) == nil)
    }
  }

  @Test("Geometry that is not finite is refused with the view's name, and nothing crashes (bad input)")
  func notFinite() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square(x: 1, y: 2)
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      view.center = CGPoint(x: CGFloat.infinity, y: 0)
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
      view.alpha = .nan
      #expect(view.frame == CGRect(x: 1, y: 2, width: 10, height: 10))
      #expect(view.alpha == 1)
      let message = try stage.expectDiagnostic("invalid-geometry").happened
      #expect(
        message
          == "UIView was given frame = (nan, 0.0, 1.0, 1.0).")
      for _ in 0..<4 { try stage.expectDiagnostic("invalid-geometry") }
      stage.advance(frames: 2)
      #expect(stage.image.width == 100)
    }
  }

  @Test("A view fades as a group: a half-transparent superview shows its subview over itself")
  func groupOpacity() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      scene.root.backgroundColor = .black
      let parent = scene.square(side: 40)
      parent.backgroundColor = .red
      let child = UIView(frame: parent.bounds)
      child.backgroundColor = .blue
      parent.addSubview(child)
      parent.alpha = 0.5
      stage.advance(frames: 1)
      let color = stage.image.color(x: 20, y: 20).cgColor
      #expect(color.red == 0 && abs(color.blue - 0.5) < 0.01)
      child.isHidden = true
      #expect(abs(stage.image.color(x: 20, y: 20).cgColor.red - 0.5) < 0.01)
    }
  }

  @Test("A view outside the window is laid out when it is added, and once per turn afterwards")
  func layout() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = LoggedView("v", log: CallLog())
      stage.advance(frames: 1)
      #expect(view.layouts == 0)
      scene.root.addSubview(view)
      stage.advance(frames: 1)
      #expect(view.layouts == 1)
      view.setNeedsLayout()
      view.setNeedsLayout()
      view.bounds.size.width = 30
      stage.advance(frames: 1)
      #expect(view.layouts == 2)
      view.center = CGPoint(x: 50, y: 50)
      stage.advance(frames: 1)
      #expect(view.layouts == 2)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layouts == 3)
    }
  }
}
