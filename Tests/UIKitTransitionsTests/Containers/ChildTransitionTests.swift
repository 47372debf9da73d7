import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("transition(from:to:duration:options:animations:completion:)") @MainActor struct ChildTransitionTests {
  /// A parent with one of two children shown.
  @MainActor private struct Scene {
    let log = CallLog()
    let parent: Screen
    let a: Screen
    let b: Screen

    init(_ stage: Stage) {
      parent = Screen("P", .white)
      a = Screen("A", .red, log: log)
      b = Screen("B", .blue, log: log)
      parent.addChild(a)
      parent.view.addSubview(a.view)
      a.didMove(toParent: parent)
      stage.show(parent)
      stage.advance(frames: 1)
      _ = log.take()
    }
  }

  @Test(
    "A child transition moves, sends wills, lays out, animates, then ends the new child before the old one (T-94, T-95)"
  )
  func order() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      let (parent, a, b) = (scene.parent, scene.a, scene.b)
      parent.addChild(b)
      a.willMove(toParent: nil)
      b.view.frame = parent.view.bounds.offsetBy(dx: 100, dy: 0)
      parent.transition(from: a, to: b, duration: 0.5, options: .curveLinear) {
        b.view.frame.origin.x = 0
      } completion: { finished in
        scene.log.calls.append("completion(\(finished))")
        b.didMove(toParent: parent)
        a.removeFromParent()
      }
      stage.advance(by: 0.25)
      #expect(isClose(b.shownMinX, 50) && a.view.superview === parent.view)
      try stage.settle()
      #expect(
        scene.log.take() == """
          B.willMove(P) A.willMove(nil) B.load A.wD B.wA B.iA B.layout B.dA A.dD completion(true) B.didMove(P) A.didMove(nil)
          """)
      #expect(parent.view.subviews == [b.view] && parent.children == [b])
    }
  }

  @Test("A child transition without duration completes in the next turn (T-95, C-65)")
  func atOnce() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.parent.addChild(scene.b)
      scene.parent.transition(from: scene.a, to: scene.b, duration: 0, animations: nil)
      try stage.settle()
      #expect(scene.log.take() == "B.willMove(P) B.load A.wD B.wA B.iA B.layout B.dA A.dD")
    }
  }

  @Test("A call for which UIKit raises an exception is reported, and nothing happens (T-94)")
  func refused() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.parent.transition(from: scene.a, to: scene.b, duration: 0.1, animations: nil) { _ in Issue.record("ran") }
      let message = try stage.expectDiagnostic("child-transition-of-non-child").message
      #expect(
        message == """
          [child-transition-of-non-child] transition(from:to:duration:options:animations:completion:) of P was given B, which \
          is not its child. UIKit raises NSInvalidArgumentException: only children can be exchanged. The call is ignored. \
          Call addChild(_:) for both controllers first.
          """)
      let pages = PagesController("Q", [scene.a, scene.b])
      pages.forwardsByItself = true
      pages.transition(from: scene.a, to: scene.b, duration: 0.1, animations: nil)
      let message2 = try stage.expectDiagnostic("child-transition-forwarding").message
      #expect(
        message2 == """
          [child-transition-forwarding] transition(from:to:duration:options:animations:completion:) was called on Q, which \
          forwards appearance methods itself. The method sends the appearance callbacks, so that the children would hear \
          them twice; UIKit raises an exception. The call is ignored. Return true from \
          shouldAutomaticallyForwardAppearanceMethods, or use UIView.animate with begin- and endAppearanceTransition, or a \
          UIContainerTransition.
          """)
      scene.parent.addChild(scene.b)
      scene.a.view.removeFromSuperview()
      scene.parent.transition(from: scene.a, to: scene.b, duration: 0.1, animations: nil)
      let message3 = try stage.expectDiagnostic("child-transition-without-superview").message
      #expect(
        message3 == """
          [child-transition-without-superview] transition(from:to:duration:options:animations:completion:) of P was to begin at A, \
          whose view is in no superview. The arriving view is added to the superview of the leaving one. The call is \
          ignored. Add the view of the first child yourself; exchange it afterwards.
          """)
    }
  }

  @Test("A flip transitions the common superview, with the callbacks of any child transition (C-74, T-94, T-95)")
  func flip() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      let (parent, a, b) = (scene.parent, scene.a, scene.b)
      parent.addChild(b)
      b.view.frame = parent.view.bounds
      _ = scene.log.take()
      var ended: [Bool] = []
      parent.transition(from: a, to: b, duration: 0.4, options: .transitionFlipFromLeft, animations: nil) {
        ended.append($0)
        scene.log.calls.append("completion")
      }
      #expect(b.view.superview === parent.view && a.view.superview == nil)
      stage.advance(by: 0.1)
      #expect(stage.image.color(x: 50, y: 100) == .red)
      stage.advance(by: 0.2)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      #expect(stage.image.color(x: 2, y: 100) != .blue)  // in the turn, the edges are elsewhere
      try stage.settle()
      #expect(ended == [true])
      #expect(scene.log.take() == "A.wD B.wA B.iA B.layout B.dA A.dD completion")
    }
  }

  @Test("A second flip waits for the first one's end, with its callbacks (C-74)")
  func flipsInTurn() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      let (parent, a, b) = (scene.parent, scene.a, scene.b)
      parent.addChild(b)
      b.view.frame = parent.view.bounds
      b.loadViewIfNeeded()
      _ = scene.log.take()
      parent.transition(from: a, to: b, duration: 0.4, options: .transitionCurlUp, animations: nil)
      stage.advance(by: 0.1)
      parent.transition(from: b, to: a, duration: 0.4, options: .transitionCrossDissolve, animations: nil)
      stage.advance(by: 0.1)
      #expect(scene.log.take() == "A.wD B.wA B.iA B.layout")
      try stage.settle()
      #expect(
        scene.log.calls.filter { $0.hasSuffix("D") || $0.hasSuffix("A") }.joined(separator: " ")
          == "B.dA A.dD B.wD A.wA A.iA A.dA B.dD")
      #expect(parent.view.subviews == [a.view])
    }
  }

  @Test("Views that are shown and hidden both stay in the hierarchy (C-74)")
  func showAndHide() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      let (parent, a, b) = (scene.parent, scene.a, scene.b)
      parent.addChild(b)
      b.view.frame = parent.view.bounds
      b.view.isHidden = true
      parent.view.addSubview(b.view)
      parent.transition(
        from: a, to: b, duration: 0.2, options: [.transitionCrossDissolve, .showHideTransitionViews], animations: nil)
      try stage.settle()
      #expect(parent.view.subviews == [a.view, b.view])
      #expect(a.view.isHidden && !b.view.isHidden)
    }
  }

  @Test("A waiting transition whose children have gone is reported, and the next one begins (C-74, T-94)")
  func passesItsTurnOn() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      let (parent, a, b) = (scene.parent, scene.a, scene.b)
      let (c, d) = (Screen("C", .green), Screen("D", .yellow))
      for child in [b, c, d] {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
      }
      let options = UIView.AnimationOptions.transitionCrossDissolve
      var ends: [String] = []
      parent.transition(from: a, to: b, duration: 0.4, options: options, animations: nil) { ends.append("b \($0)") }
      parent.transition(from: b, to: c, duration: 0.4, options: options, animations: nil) { ends.append("c \($0)") }
      parent.transition(from: b, to: d, duration: 0.4, options: options, animations: nil) { ends.append("d \($0)") }
      c.removeFromParent()
      try stage.settle()
      _ = try stage.expectDiagnostic("child-transition-of-non-child")
      #expect(ends == ["b true", "c false", "d true"])
      #expect(parent.view.subviews == [d.view])
    }
  }
}
