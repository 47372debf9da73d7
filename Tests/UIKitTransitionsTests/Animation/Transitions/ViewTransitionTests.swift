import Rendering
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Content transitions of views") @MainActor struct ViewTransitionTests {
  nonisolated private static let styles: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
    .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
  ]

  /// A red card, 40 points wide, on the screen.
  private func card(in scene: ViewScene) -> UIView {
    let card = scene.square(x: 10, y: 10, side: 40)
    card.backgroundColor = .red
    scene.stage.advance(frames: 1)
    return card
  }

  @Test(
    "A content transition shows the old content at its start, the new at its end, and then the view itself (C-74)",
    arguments: styles)
  func ends(style: UIView.AnimationOptions) throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      let before = stage.image
      var ends: [Bool] = []
      UIView.transition(with: view, duration: 0.5, options: style) {
        view.backgroundColor = .blue
      } completion: {
        ends.append($0)
      }
      #expect(view.layer.animationKeys() == ["viewTransition"])
      stage.advance(by: 0)
      #expect(stage.image == before)
      stage.advance(by: 0.25)
      #expect(ends.isEmpty)
      stage.advance(by: 0.25)
      #expect(ends == [true] && view.layer.animationKeys() == nil)
      #expect(stage.image.color(x: 30, y: 30) == .blue)
      #expect(stage.isQuiet)
    }
  }

  @Test(
    "A flip turns the named side towards the viewer, where it looks larger (C-75, E-79)",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)),
      (.transitionFlipFromRight, CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20)),
      (.transitionFlipFromTop, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 40)),
      (.transitionFlipFromBottom, CGPoint(x: 20, y: 40), CGPoint(x: 20, y: 0)),
    ] as [(UIView.AnimationOptions, CGPoint, CGPoint)])
  func flips(style: UIView.AnimationOptions, near: CGPoint, far: CGPoint) throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      UIView.transition(with: view, duration: 1, options: [style, .curveLinear]) { view.backgroundColor = .blue }
      stage.advance(by: 0.25)
      let faces = try #require(view.shownNode?.children)
      #expect(faces.count == 2 && faces.allSatisfy { !$0.isDoubleSided })
      /// How far a point of the old face is divided by the perspective: less than 1 is towards the viewer.
      func depth(_ point: CGPoint) -> CGFloat {
        let t = faces[0].transform
        return point.x * t.m14 + point.y * t.m24 + t.m44
      }
      #expect(depth(near) < 0.99 && depth(far) > 1.01)
      try stage.settle()
    }
  }

  @Test("A curl lifts the old page up, or lays the new one down (C-74, E-80)", arguments: [true, false])
  func curls(up: Bool) throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      let style: UIView.AnimationOptions = up ? .transitionCurlUp : .transitionCurlDown
      UIView.transition(with: view, duration: 1, options: [style, .curveLinear]) { view.backgroundColor = .blue }
      stage.advance(by: 0.25)
      let node = try #require(view.shownNode)
      #expect(node.children.count == 2 && node.children[0].curl == nil)
      let page = node.children[1]
      #expect(isClose(Double(page.curl?.progress ?? 0), up ? 0.25 : 0.75))
      #expect(page.first { $0.backgroundColor == (up ? UIColor.red : .blue).cgColor } != nil)
      try stage.settle()
    }
  }

  @Test("A cross-dissolve of opaque content does not show the background (C-74)")
  func dissolve() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      scene.root.backgroundColor = .green
      let view = card(in: scene)
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        view.backgroundColor = .blue
      }
      stage.advance(by: 0.5)
      let color = stage.image.color(x: 30, y: 30).cgColor
      #expect(abs(color.red - 0.5) < 0.01 && abs(color.blue - 0.5) < 0.01 && color.green < 0.01)
      try stage.settle()
    }
  }

  /// Draws itself green.
  private final class Leaf: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.green.setFill()
      UIRectFill(rect)
    }
  }

  @Test("A content transition draws new content that was never shown before (C-74, C-100)")
  func drawnContents() throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      let back = UIView(frame: view.frame)
      back.addSubview(Leaf(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
      UIView.transition(from: view, to: back, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear])
      stage.advance(by: 0.499)
      #expect(stage.image.color(x: 30, y: 30).cgColor.green > 0.9)
      try stage.settle()
      #expect(stage.image.color(x: 30, y: 30) == .green)
    }
  }

  @Test(
    "A content transition freezes both sides, unless allowAnimatedContent is set (C-74, E-81)",
    arguments: [false, true])
  func content(isAnimated: Bool) throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = card(in: scene)
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      dot.backgroundColor = .white
      view.addSubview(dot)
      stage.advance(frames: 1)
      let extra: UIView.AnimationOptions = isAnimated ? .allowAnimatedContent : []
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear, extra]) {
        dot.center.x = 25
      }
      #expect((dot.layer.animationKeys() != nil) == isAnimated)
      stage.advance(by: 0.5)
      let new = try #require(view.shownNode?.children.last?.children.last)
      let shown = try #require(new.first { $0.backgroundColor == UIColor.white.cgColor })
      #expect(isClose(Double(shown.transform.m41), isAnimated ? 10 : 20))
      dot.center.x = 35
      let moved = try #require(view.shownNode?.children.last?.children.last)
      let later = try #require(moved.first { $0.backgroundColor == UIColor.white.cgColor })
      #expect(isClose(Double(later.transform.m41), isAnimated ? 20 : 20))
      try stage.settle()
    }
  }

  @Test(
    "A content transition without style, duration or window applies its changes and completes in the next turn (C-74, C-65, C-67)"
  )
  func nothing() throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      var ends: [Bool] = []
      UIView.transition(with: view, duration: 0, options: .transitionFlipFromLeft) {
        view.backgroundColor = .blue
      } completion: {
        ends.append($0)
      }
      UIView.transition(with: outside, duration: 1, options: .transitionFlipFromLeft) {
        outside.alpha = 0.5
      } completion: {
        ends.append($0)
      }
      UIView.transition(with: view, duration: 1, options: [], animations: nil) { ends.append($0) }
      #expect(view.layer.animationKeys() == nil && ends.isEmpty)
      stage.advance(frames: 1)
      #expect(ends == [true, true, true])
    }
  }

  @Test("A second content transition starts from what is shown, and the first one completes with finished false (C-68)")
  func again() throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      var ends: [String] = []
      let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
      UIView.transition(with: view, duration: 1, options: options, animations: { view.backgroundColor = .blue }) {
        ends.append("first \($0)")
      }
      stage.advance(by: 0.5)
      let half = stage.image
      UIView.transition(with: view, duration: 1, options: options, animations: { view.backgroundColor = .green }) {
        ends.append("second \($0)")
      }
      stage.advance(by: 0)
      #expect(stage.image == half && ends == ["first false"])
      try stage.settle()
      #expect(ends == ["first false", "second true"] && stage.image.color(x: 30, y: 30) == .green)
    }
  }

  @Test("A transition from one view to another replaces it, or hides and shows both (C-74)", arguments: [false, true])
  func fromTo(showsAndHides: Bool) throws {
    try withStage(.small) { stage in
      let box = card(in: ViewScene(stage))
      let (old, new) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
      (old.backgroundColor, new.backgroundColor) = (.red, .blue)
      box.addSubview(old)
      if showsAndHides {
        new.isHidden = true
        box.addSubview(new)
      }
      stage.advance(frames: 1)
      var log: [String] = []
      let extra: UIView.AnimationOptions = showsAndHides ? .showHideTransitionViews : []
      UIView.transition(from: old, to: new, duration: 0.5, options: [.transitionFlipFromLeft, extra]) {
        log.append("done \($0)")
      }
      #expect(box.subviews == (showsAndHides ? [old, new] : [new]))
      #expect(old.isHidden == showsAndHides && !new.isHidden)
      #expect(box.layer.animationKeys() == ["viewTransition"])
      try stage.settle()
      #expect(log == ["done true"] && stage.image.color(x: 30, y: 30) == .blue)
    }
  }

  @Test("A transition from one view to another waits for a running content transition, and keeps its turn (C-74)")
  func waitsForContent() throws {
    try withStage(.small) { stage in
      let box = card(in: ViewScene(stage))
      let views = (0..<4).map { _ in UIView(frame: box.bounds) }
      box.addSubview(views[0])
      box.addSubview(views[1])
      stage.advance(frames: 1)
      var ends: [Int] = []
      @MainActor func exchange(_ old: Int, _ new: Int) {
        UIView.transition(from: views[old], to: views[new], duration: 0.2, options: .transitionCrossDissolve) { _ in
          ends.append(new)
        }
      }
      UIView.transition(with: box, duration: 0.2, options: .transitionCrossDissolve) {
        box.backgroundColor = .blue
      } completion: { _ in
        exchange(1, 3)
      }
      exchange(0, 2)
      #expect(box.subviews == [views[0], views[1]])
      stage.advance(by: 0.3)
      #expect(Set(box.subviews) == [views[1], views[2]])
      try stage.settle()
      #expect(Set(box.subviews) == [views[2], views[3]] && ends == [2, 3])
    }
  }

  @Test("A transition from one view to another waits for the running one (C-74)")
  func queued() throws {
    try withStage(.small) { stage in
      let box = card(in: ViewScene(stage))
      let views = (0..<3).map { _ in UIView(frame: box.bounds) }
      box.addSubview(views[0])
      stage.advance(frames: 1)
      var log: [String] = []
      let start = stage.time
      for index in 0..<2 {
        UIView.transition(from: views[index], to: views[index + 1], duration: 0.5, options: .transitionCurlUp) { _ in
          log.append("\(index) at \(((stage.time - start) * 10).rounded() / 10)")
        }
        if index == 0 { stage.advance(frames: 1) }
      }
      #expect(box.subviews == [views[1]])
      try stage.settle()
      #expect(log == ["0 at 0.5", "1 at 1.0"] && box.subviews == [views[2]])
    }
  }

  @Test("A transition from a view without a superview is reported and changes nothing (C-74)")
  func nowhere() throws {
    try withStage(.small) { stage in
      _ = ViewScene(stage)
      var ends: [Bool] = []
      UIView.transition(from: UIView(), to: UIView(), duration: 1, options: .transitionCurlUp) { ends.append($0) }
      stage.advance(frames: 1)
      #expect(ends == [false])
      let words = try stage.expectDiagnostic("transition-without-superview").message
      #expect(
        words == """
          [transition-without-superview] UIView.transition(from:to:) was called with UIView, which has no superview. The new \
          view goes where the old one is, which is nowhere. Nothing is changed. Add the old view to a superview first.
          """)
    }
  }

  @Test("A transition in a legacy block begins with what is shown at its call (A-55)")
  func legacy() throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationTransition(.curlUp, for: view, cache: true)
      UIView.performWithoutAnimation { view.backgroundColor = .blue }
      UIView.commitAnimations()
      stage.advance(by: 0.5)
      let node = try #require(view.shownNode)
      #expect(isClose(Double(node.children.last?.curl?.progress ?? 0), 0.5))
      #expect(node.children.last?.first { $0.backgroundColor == UIColor.red.cgColor } != nil)
      try stage.settle()
    }
  }

  @Test(
    "A transition between views starts from what was last committed, also where the new view was added earlier in the turn (T-132)"
  )
  func startsFromCommitted() throws {
    func middle(addsEarly: Bool) throws -> UIColor {
      try withStage(.small) { stage in
        let box = ViewScene(stage).square(x: 10, y: 10, side: 40)
        let (a, b) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
        (a.backgroundColor, b.backgroundColor) = (.white, .red)
        box.addSubview(a)
        stage.advance(by: 0.1)
        if addsEarly { box.addSubview(b) }
        UIView.transition(from: a, to: b, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear])
        stage.advance(by: 0.1)
        let color = stage.image.color(x: 30, y: 30)
        try stage.settle()
        #expect(stage.image.color(x: 30, y: 30) == .red)
        return color
      }
    }
    let plain = try middle(addsEarly: false)
    #expect(try middle(addsEarly: true) == plain)
    #expect(plain == UIColor(red: 1, green: 191 / 255, blue: 191 / 255, alpha: 1))
  }

  @Test("transition(with:) starts from what was last committed, even if the turn changed the view before (T-132)")
  func startsFromCommittedContent() throws {
    try withStage(.small) { stage in
      let view = card(in: ViewScene(stage))
      let before = stage.image
      view.backgroundColor = .green
      UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) { view.backgroundColor = .blue }
      stage.advance(by: 0)
      #expect(stage.image == before)
      try stage.settle()
      #expect(stage.image.color(x: 30, y: 30) == .blue)
    }
  }
}
