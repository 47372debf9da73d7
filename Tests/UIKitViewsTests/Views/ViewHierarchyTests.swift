import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A view's subviews") @MainActor struct ViewHierarchyTests {
  @Test("Subviews are notified of changes of superview and window, and their subviews of the window only (A-56)")
  func callbacks() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let log = CallLog()
      let (outer, inner) = (LoggedView("outer", log: log), LoggedView("inner", log: log))
      outer.addSubview(inner)
      #expect(log.take() == "inner.willSuper(1) inner.didSuper(1) outer.didAdd(inner)")
      scene.root.addSubview(outer)
      #expect(
        log.take()
          == "outer.willSuper(1) outer.willWindow(1) inner.willWindow(1) outer.didSuper(1) outer.didWindow(1) "
          + "inner.didWindow(1)")
      #expect(inner.window === stage.window)
      inner.removeFromSuperview()
      #expect(
        log.take()
          == "outer.willRemove(inner) inner.willSuper(0) inner.willWindow(0) inner.didSuper(0) inner.didWindow(0)")
      inner.removeFromSuperview()
      #expect(log.take() == "")
    }
  }

  @Test("Subviews that are moved inside their superview get no notification, and views and layers have one order")
  @MainActor func order() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let log = CallLog()
      let views = ["a", "b", "c", "d"].map { LoggedView($0, log: log) }
      for view in views { scene.root.addSubview(view) }
      _ = log.take()
      @MainActor func order() -> String { scene.root.subviews.map { ($0 as? LoggedView)?.name ?? "?" }.joined() }
      @MainActor func layers() -> String {
        (scene.root.layer.sublayers ?? []).map { ($0.delegate as? LoggedView)?.name ?? "?" }.joined()
      }
      let moves: [(() -> Void, String)] = [
        ({ scene.root.bringSubviewToFront(views[0]) }, "bcda"),
        ({ scene.root.sendSubviewToBack(views[3]) }, "dbca"),
        ({ scene.root.exchangeSubview(at: 0, withSubviewAt: 2) }, "cbda"),
        ({ scene.root.exchangeSubview(at: 0, withSubviewAt: 9) }, "cbda"),
        ({ scene.root.insertSubview(views[2], aboveSubview: views[0]) }, "bdac"),
        ({ scene.root.insertSubview(views[2], belowSubview: views[1]) }, "cbda"),
        ({ scene.root.insertSubview(views[0], at: -5) }, "acbd"),
        ({ scene.root.insertSubview(views[0], at: 50) }, "cbda"),
        ({ scene.root.addSubview(views[2]) }, "bdac"),
      ]
      for (move, expected) in moves {
        move()
        #expect(order() == expected)
        #expect(layers() == expected)
      }
      #expect(log.take() == "")
    }
  }

  @Test("Bringing a subview to the front, or sending it to the back, in each layout needs no other layout")
  func eachLayout() throws {
    final class Stacked: UIView {
      let (lower, upper) = (UIView(), UIView())
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        bringSubviewToFront(upper)
        sendSubviewToBack(lower)
      }
    }
    try withStage(.small) { stage in
      let view = Stacked()
      for part in [view.upper, view.lower] { view.addSubview(part) }
      ViewScene(stage).root.addSubview(view)
      stage.advance(frames: 2)
      #expect(view.subviews == [view.lower, view.upper] && view.layouts <= 3)
      view.setNeedsLayout()
      let before = view.layouts
      stage.advance(frames: 2)
      #expect(view.layouts == before + 1)
    }
  }

  @Test("A view cannot be a subview of itself, or of one inside it")
  func loops() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let outer = scene.square()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(outer)
      inner.addSubview(inner)
      #expect(outer.superview === scene.root)
      let message = try stage.expectDiagnostic("layer-inside-itself").message
      #expect(
        message == """
          [layer-inside-itself] UIView was added to itself or to a layer inside it. A tree with a loop has no root and \
          would never finish drawing. The call is ignored. Remove the outer layer from its superlayer first.
          """)
      try stage.expectDiagnostic("layer-inside-itself")
    }
  }

  @Test("Subviews are found by tag and by isDescendant")
  func search() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let outer = scene.square()
      let inner = UIView()
      inner.tag = 7
      outer.addSubview(inner)
      #expect(scene.root.viewWithTag(7) === inner)
      #expect(scene.root.viewWithTag(8) == nil)
      #expect(inner.isDescendant(of: scene.root) && inner.isDescendant(of: inner) && !outer.isDescendant(of: inner))
    }
  }

  @Test("A view asks for its layerClass once, inside init (C-116)")
  func layerClass() throws {
    final class Layered: UIView {
      static var asked = 0
      override class var layerClass: AnyClass {
        asked += 1
        return CAGradientLayer.self
      }
    }
    try withStage(.small) { stage in
      let view = Layered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(Layered.asked == 1)
      ViewScene(stage).root.addSubview(view)
      stage.advance(frames: 1)
      #expect(view.layer is CAGradientLayer && Layered.asked == 1)
    }
  }

  @Test(
    "A commit lays out first, then draws, whichever was marked first; layoutIfNeeded draws nothing (C-111)",
    arguments: [true, false])
  func layoutAndDrawing(layoutFirst: Bool) throws {
    final class Drawn: UIView {
      var calls: [String] = []
      override func layoutSubviews() { calls.append("layout") }
      override func draw(_ rect: CGRect) { calls.append("draw") }
    }
    try withStage(.small) { stage in
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      ViewScene(stage).root.addSubview(view)
      stage.advance(frames: 1)
      @MainActor func mark() {
        view.calls = []
        if layoutFirst { view.setNeedsLayout() }
        view.setNeedsDisplay()
        if !layoutFirst { view.setNeedsLayout() }
      }
      mark()
      stage.advance(frames: 1)
      #expect(view.calls == ["layout", "draw"])
      mark()
      view.layoutIfNeeded()
      #expect(view.calls == ["layout"])
      stage.advance(frames: 1)
      #expect(view.calls == ["layout", "draw"])
    }
  }
}
