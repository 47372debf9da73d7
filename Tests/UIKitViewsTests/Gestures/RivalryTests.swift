import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Relations between gesture recognizers") @MainActor struct RivalryTests {
  private let from = CGPoint(x: 50, y: 40)
  private let to = CGPoint(x: 50, y: 160)

  @Test("An inner view's recognizer keeps the outer ones from recognizing")
  func nested() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let outer = scene.add(UIPanGestureRecognizer(), "outer", to: scene.root.view)
      _ = scene.add(UIPanGestureRecognizer(), "inner")
      stage.pan(from: from, to: to, over: 0.2)
      try stage.settle()
      #expect(scene.actions.take() == "inner.began inner.changed inner.ended")
      #expect(outer.state == .possible)
    }
  }

  @Test("A recognizer cannot begin with a second touch where the first one's recognizer has claimed the view (A-68)")
  func laterFinger() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      _ = scene.add(UIPanGestureRecognizer(), "pan", to: scene.root.view)
      _ = scene.add(UITapGestureRecognizer(), "tap")
      stage.touchDown(at: from).move(to: to)
      let second = stage.touchDown(at: CGPoint(x: 20, y: 20))
      second.lift()
      scene.pass()
      #expect(scene.actions.take() == "pan.began")
    }
  }

  @Test("A required failure delays a recognizer, by call or by delegate, and it begins when the other one fails (A-66)")
  func requirements() throws {
    final class Asker: NSObject, UIGestureRecognizerDelegate {
      var first: UIGestureRecognizer?
      var asked = 0
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        asked += 1
        return otherGestureRecognizer === first
      }
    }
    try withStage(.small) { stage in
      for isDynamic in [false, true] {
        let scene = GestureScene(stage)
        let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        let asker = Asker()
        asker.first = swipe
        pan.delegate = asker
        if isDynamic { asker.first = swipe } else { pan.require(toFail: swipe) }
        if !isDynamic { asker.first = nil }
        swipe.direction = .down
        stage.pan(from: from, to: to, over: 0.2)
        try stage.settle()
        #expect(scene.actions.take() == "swipe.ended")
        #expect(asker.asked <= 1)  // once for an attempt (A-65)
        stage.pan(from: to, to: from, over: 0.2)
        stage.advance(by: 0.05)
        #expect(scene.actions.take() == "")
        try stage.settle()
        #expect(scene.actions.take() == "pan.began pan.changed pan.ended")
      }
    }
  }

  @Test("A delegate may make others wait for its own recognizer, and they go on when it fails (A-65)")
  func requiredToFail() throws {
    final class Demander: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer.name == "pan" }
    }
    try withStage(.small) { stage in
      let (scene, demander) = (GestureScene(stage), Demander())
      let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
      _ = scene.add(UIPanGestureRecognizer(), "pan")
      (swipe.direction, swipe.delegate) = (.down, demander)
      stage.pan(from: from, to: to, over: 0.2)
      try stage.settle()
      #expect(scene.actions.take() == "swipe.ended")
      stage.pan(from: to, to: from, over: 0.2)
      try stage.settle()
      #expect(scene.actions.take() == "pan.began pan.changed pan.ended")
    }
  }

  @Test(
    "Two recognizers that require each other to fail do not wait for ever: the first one goes on, now and next time (A-66)"
  )
  func eachOther() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let (tap, press) = (scene.add(UITapGestureRecognizer(), "a"), scene.add(UITapGestureRecognizer(), "b"))
      tap.require(toFail: press)
      press.require(toFail: tap)
      for _ in 0..<2 {
        stage.tap(CGPoint(x: 20, y: 20))
        try stage.settle()
        #expect(scene.actions.take() == "a.ended" && tap.state == .possible && press.state == .possible)
      }
    }
  }

  @Test("A waiting recognizer fails when the other one recognizes, also where it then answers differently (A-66)")
  func answersTwice() throws {
    final class Wavering: UITapGestureRecognizer {
      var hasAsked = false
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        defer { hasAsked = true }
        return !hasAsked
      }
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let double = scene.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      double.cancelsTouchesInView = false
      let single = scene.add(Wavering(), "single")
      for _ in 0..<2 {
        stage.touchDown(at: CGPoint(x: 20, y: 20)).lift()
        scene.pass(2)
      }
      try stage.settle()
      #expect(scene.actions.take() == "double.ended" && single.state == .possible)
      #expect(scene.touches.take() == "began1 began1 ended1 ended1")
    }
  }

  @Test("Subclasses also decide which recognizer waits, prevents, or can be prevented (A-68)")
  func subclasses() throws {
    final class Stubborn: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Polite: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Patient: UIPanGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    final class Leading: UIPanGestureRecognizer {
      override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    try withStage(.small) { stage in
      let cases: [(UIPanGestureRecognizer, UIPanGestureRecognizer, String)] = [
        (UIPanGestureRecognizer(), Stubborn(), "inner.began outer.began"),
        (Polite(), UIPanGestureRecognizer(), "inner.began outer.began"),
        (Patient(), UIPanGestureRecognizer(), "outer.began"), (UIPanGestureRecognizer(), Leading(), "outer.began"),
      ]
      for (inner, outer, received) in cases {
        let scene = GestureScene(stage)
        _ = scene.add(inner, "inner")
        _ = scene.add(outer, "outer", to: scene.root.view)
        stage.touchDown(at: from).move(to: to)
        scene.pass()
        #expect(scene.actions.take() == received)
        stage.touchUp(at: to)
        scene.pass(2)
      }
    }
  }

  @Test("Views and delegates may refuse a gesture, and the touch goes on to the view (A-65, A-67)")
  func refusal() throws {
    final class Refuser: NSObject, UIGestureRecognizerDelegate {
      var begins = true
      var touches = true
      var events = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touches }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { events }
    }
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.root.view)
      let refuser = Refuser()
      pan.delegate = refuser
      let refusals: [(Refuser, GestureScene) -> Void] = [
        { refuser, _ in refuser.begins = false },
        { refuser, _ in (refuser.begins, refuser.touches) = (true, false) },
        { refuser, _ in (refuser.touches, refuser.events) = (true, false) },
        { refuser, scene in
          refuser.events = true
          scene.pad.allows = { $0.name != "pan" }
        },
      ]
      for refuse in refusals {
        refuse(refuser, scene)
        stage.pan(from: from, to: to, over: 0.1)
        try stage.settle()
        #expect(scene.actions.take() == "" && scene.touches.take().hasSuffix("ended1"))
      }
      scene.pad.allows = { _ in true }
      stage.pan(from: from, to: to, over: 0.1)
      try stage.settle()
      #expect(scene.actions.take() == "pan.began pan.changed pan.ended")
    }
  }

  @Test("A view is asked whether a gesture may begin where the touch is its own and would be cancelled (A-109)")
  func askedViews() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      var asked: [String] = []
      scene.pad.allows = {
        asked.append("outer \($0.name ?? "")")
        return true
      }
      let inner = GestureScene.Pad(frame: scene.pad.bounds)
      inner.allows = {
        asked.append("inner \($0.name ?? "")")
        return true
      }
      scene.pad.addSubview(inner)
      @MainActor func drag(asks expected: [String]) throws {
        asked = []
        stage.pan(from: from, to: to, over: 0.1)
        try stage.settle()
        #expect(scene.actions.take().hasSuffix("ended"))
        #expect(asked == expected)
      }
      let outerPan = scene.add(UIPanGestureRecognizer(), "pan")
      try drag(asks: ["inner pan"])
      outerPan.cancelsTouchesInView = false
      try drag(asks: [])
      outerPan.isEnabled = false
      let own = scene.add(UIPanGestureRecognizer(), "own", to: inner)
      try drag(asks: ["inner own"])
      own.cancelsTouchesInView = false
      try drag(asks: [])
    }
  }

  @Test("A recognizer that is disabled, or leaves its view, sends its end, and ignores the touch afterwards (A-62)")
  func turnedOff() throws {
    try withStage(.small) { stage in
      for turnsOff in [true, false] {
        let scene = GestureScene(stage)
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        let finger = stage.touchDown(at: from)
        finger.move(to: CGPoint(x: 50, y: 80))
        scene.pass()
        if turnsOff { pan.isEnabled = false } else { scene.pad.removeGestureRecognizer(pan) }
        pan.isEnabled = true
        finger.move(to: to)
        finger.lift()
        scene.pass(2)
        #expect(scene.actions.take() == "pan.began pan.cancelled" && pan.state == .possible)
      }
    }
  }
}
