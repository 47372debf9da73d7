import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Scroll views") @MainActor struct ScrollViewTests {
  private let x: CGFloat = 150

  private func drag(_ stage: Stage, from: CGFloat, to: CGFloat, over: Double, resting: Double = 0) {
    stage.pan(from: CGPoint(x: x, y: from), to: CGPoint(x: x, y: to), over: over, resting: resting)
  }

  @Test("A scroll view follows the touch after the slop, and calls its delegate in order (K-35)")
  func follows() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      let finger = stage.touchDown(at: CGPoint(x: x, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -12))
      stage.advance(frames: 1)
      #expect(scene.offset == .zero && scene.scroll.isDragging && scene.scroll.isTracking)
      finger.move(by: CGVector(dx: 30, dy: -50))
      stage.advance(frames: 1)
      #expect(scene.offset == CGPoint(x: 0, y: 50))
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(scene.log.take() == "willDrag scroll willEnd didEnd(0)" && scene.offset.y == 50)
    }
  }

  @Test("A scroll view decelerates to the target that it reported (K-40, K-41)")
  func fling() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      drag(stage, from: 450, to: 250, over: 0.2)  // 1000 points a second
      stage.advance(by: 0.2)
      stage.advance(frames: 1)
      let proposal = try #require(scene.proposal)
      #expect(abs(proposal.velocity.y - 1) < 1e-6 && proposal.velocity.x == 0)
      let released = 200 - 1000.0 / 60
      #expect(abs(proposal.target.y - (released + 499.5)) < 0.5)
      #expect(scene.scroll.isDecelerating && scene.scroll.isDragging)
      let (start, from) = (stage.time, scene.offset.y)
      stage.advance(by: 0.5)
      let k = 2.002002669
      let expected = from + (proposal.target.y - from) * (1 - exp2(-k * (stage.time - start) * 1.4426950408889634))
      // To a pixel, as the start is.
      #expect(abs(scene.offset.y - expected) < 1.0 / 3)
      try stage.settle()
      #expect(scene.offset == proposal.target)
      #expect(scene.log.take() == "willDrag scroll willEnd didEnd(1) willGlide scroll didGlide")
    }
  }

  @Test("A scroll view moves by 0.55 beyond its edge, and comes back (K-42)")
  func rubberBand() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      let finger = stage.touchDown(at: CGPoint(x: x, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 10))
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: 0, dy: 200))
      stage.advance(frames: 1)
      #expect(abs(scene.offset.y + (1 - 1 / (0.55 * 200 / 400 + 1)) * 400) <= 0.5 / 3)
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(scene.offset.y == 0 && scene.log.take().hasSuffix("didEnd(1) willGlide scroll didGlide"))
      scene.scroll.bounces = false
      drag(stage, from: 200, to: 400, over: 0.2)
      try stage.settle()
      #expect(scene.offset.y == 0)
    }
  }

  @Test("A touch stops a deceleration, and the view under it gets no touch")
  func caught() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      let button = UIButton(type: .system)
      let taps = CallLog()
      button.frame = CGRect(x: 0, y: 0, width: 300, height: 9000)
      button.addAction(UIAction { _ in taps.calls.append("tap") }, for: .touchUpInside)
      scene.scroll.addSubview(button)
      drag(stage, from: 450, to: 250, over: 0.2)
      stage.advance(by: 0.4)
      let finger = stage.touchDown(at: CGPoint(x: x, y: 300))
      let oldOffset = scene.offset.y
      stage.advance(by: 0.3)
      #expect(scene.offset.y == oldOffset && !scene.scroll.isDecelerating)
      finger.lift()
      try stage.settle()
      #expect(scene.offset.y == oldOffset && taps.take() == "")
      stage.tap(CGPoint(x: x, y: 300))
      try stage.settle()
      #expect(taps.take() == "tap")
    }
  }

  @Test("A scroll view delays a touch to its content for 150 ms, and cancels it unless it is a control's (K-43)")
  func contentTouches() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      let pad = GestureScene.Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
      let received = CallLog()
      pad.log = { received.calls.append($0) }
      scene.scroll.addSubview(pad)
      let finger = stage.touchDown(at: CGPoint(x: x, y: 400))
      stage.advance(by: 0.14)
      #expect(received.take() == "")
      stage.advance(by: 0.03)
      #expect(received.take() == "began1")
      finger.move(by: CGVector(dx: 0, dy: -30))
      finger.lift()
      try stage.settle()
      #expect(received.take() == "cancelled1" && scene.log.take().hasPrefix("willDrag"))
      drag(stage, from: 400, to: 300, over: 0.1)
      try stage.settle()
      #expect(received.take() == "" && scene.log.take().hasPrefix("willDrag"))
    }
  }

  @Test(
    "A scroll view cancels its content's touches where it may, and never a control's that has received them",
    arguments: [
      (delays: true, cancels: true, isControl: true, drags: true, receives: ""),
      (false, true, true, false, "began moved ended"), (false, true, false, true, "began cancelled"),
      (false, false, false, false, "began moved ended"), (true, false, false, true, ""),
    ])
  func contentKeeps(delays: Bool, cancels: Bool, isControl: Bool, drags: Bool, receives: String) throws {
    final class Button: UIControl {
      var log: (String) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began1") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved1") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended1") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled1") }
    }
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      let (received, frame) = (CallLog(), CGRect(x: 0, y: 0, width: 300, height: 4000))
      let log = { (word: String) in
        if received.calls.last != String(word.dropLast()) { received.calls.append(String(word.dropLast())) }
      }
      let (pad, button) = (GestureScene.Pad(frame: frame), Button(frame: frame))
      (pad.log, button.log) = (log, log)
      scene.scroll.addSubview(isControl ? button : pad)
      scene.scroll.delaysContentTouches = delays
      scene.scroll.canCancelContentTouches = cancels
      drag(stage, from: 400, to: 300, over: 0.1)
      try stage.settle()
      #expect(scene.log.take().hasPrefix("willDrag") == drags && (scene.offset.y > 0) == drags)
      #expect(received.take() == receives)
    }
  }

  @Test("A scroll view pages: one page for a flick, none for a short drag (paging)")
  func pages() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 1500, height: 400))
      scene.scroll.isPagingEnabled = true
      @MainActor func swipe(_ from: CGFloat, _ to: CGFloat, _ seconds: Double, resting: Double = 0) throws -> CGFloat {
        stage.pan(from: CGPoint(x: from, y: 300), to: CGPoint(x: to, y: 300), over: seconds, resting: resting)
        try stage.settle()
        return scene.offset.x
      }
      #expect(try swipe(280, 200, 0.1) == 300)
      #expect(try swipe(280, 20, 0.1) == 600)
      #expect(try swipe(280, 200, 0.3, resting: 0.2) == 600)
      #expect(try swipe(280, 80, 0.3, resting: 0.2) == 900)
      #expect(try swipe(20, 100, 0.1) == 600)
      for _ in 0..<4 { _ = try swipe(20, 200, 0.1) }
      #expect(scene.offset.x == 0)
    }
  }

  @Test("A scroll view ends at the offset that its delegate chooses")
  func chosen() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      scene.choose = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
      drag(stage, from: 450, to: 250, over: 0.2)
      try stage.settle()
      #expect(scene.offset.y == 700)
    }
  }

  @Test(
    "With the directional lock a scroll view stays on its axis, and leaves an axis that it does not scroll to others")
  func axes() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 2000, height: 2000))
      for (locks, moves) in [(false, true), (true, false)] {
        scene.scroll.isDirectionalLockEnabled = locks
        scene.scroll.contentOffset = CGPoint(x: 500, y: 500)
        stage.pan(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 120, y: 300), over: 0.2, resting: 0.2)
        try stage.settle()
        #expect((scene.offset.x != 500) == moves && scene.offset.y > 550)
      }
      let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      pages.contentSize = CGSize(width: 900, height: 400)
      scene.scroll.isDirectionalLockEnabled = false
      scene.scroll.contentOffset = .zero
      scene.scroll.contentSize = CGSize(width: 300, height: 2000)
      scene.scroll.addSubview(pages)
      stage.pan(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 300), over: 0.2, resting: 0.2)
      try stage.settle()
      #expect(scene.offset == .zero && pages.contentOffset.x > 50)
      stage.pan(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), over: 0.2, resting: 0.2)
      try stage.settle()
      #expect(scene.offset.y > 50)
    }
  }

  @Test("A scroll view has its own insets and the safe area's, and content at the edge stays there")
  func insets() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      scene.scroll.frame = stage.window.bounds
      #expect(scene.scroll.adjustedContentInset == .zero)
      scene.scroll.contentInsetAdjustmentBehavior = .automatic
      stage.advance(frames: 1)
      #expect(scene.scroll.adjustedContentInset.top == 59 && scene.scroll.adjustedContentInset.bottom == 34)
      #expect(scene.offset.y == -59)
      scene.scroll.contentInset.top = 20
      #expect(scene.offset.y == -79)
      scene.scroll.contentOffset.y = 300
      scene.scroll.contentInset.top = 0
      #expect(scene.offset.y == 300)
      scene.scroll.contentSize.height = 100
      #expect(scene.scroll.adjustedContentInset == .zero)  // nothing to scroll (scrollable axes)
      scene.scroll.contentOffset = .zero
      scene.scroll.alwaysBounceVertical = true
      #expect(scene.scroll.adjustedContentInset.top == 59 && scene.offset.y == -59)
      scene.scroll.alwaysBounceVertical = false
      #expect(scene.scroll.adjustedContentInset == .zero && scene.offset.y == 0)
      scene.scroll.contentInsetAdjustmentBehavior = .always
      #expect(scene.scroll.adjustedContentInset.top == 59)
    }
  }

  @Test("A scroll view scrolls by program in 0.3 s, and shows rectangles with the least movement")
  func commands() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      stage.advance(by: 0.15)
      #expect(abs(scene.offset.y - 300) < 1)
      stage.advance(by: 0.14)
      #expect(scene.log.take() == "scroll")
      try stage.settle()
      #expect(scene.offset.y == 600 && scene.log.take() == "scroll didAnimate")
      scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 1500, width: 10, height: 50), animated: false)
      #expect(scene.offset.y == 1150)
      scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 10, height: 50), animated: false)
      #expect(scene.offset.y == 1150)
      scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 50), animated: false)
      #expect(scene.offset.y == 3600)
    }
  }

  @Test("A scroll view keeps its values where new ones are not finite: [invalid-geometry]")
  func notFinite() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      let (scroll, nan) = (scene.scroll, CGFloat.nan)
      scroll.contentOffset.y = 100
      let insets = UIEdgeInsets(top: nan, left: 0, bottom: 0, right: 0)
      let wishes: [(String, () -> Void)] = [
        ("contentInset", { scroll.contentInset = insets }),
        ("contentInset", { scroll.contentInset.bottom = .infinity }),
        ("contentSize", { scroll.contentSize.height = nan }),
        ("contentOffset", { scroll.contentOffset.y = nan }),
        ("contentOffset", { scroll.setContentOffset(CGPoint(x: nan, y: 0), animated: true) }),
        ("verticalScrollIndicatorInsets", { scroll.verticalScrollIndicatorInsets = insets }),
        ("horizontalScrollIndicatorInsets", { scroll.horizontalScrollIndicatorInsets = insets }),
        ("minimumZoomScale", { scroll.minimumZoomScale = nan }),
        ("maximumZoomScale", { scroll.maximumZoomScale = .infinity }), ("zoomScale", { scroll.zoomScale = nan }),
        ("zoom(to:)", { scroll.zoom(to: CGRect(x: nan, y: 0, width: 1, height: 1), animated: false) }),
        (
          "scrollRectToVisible",
          { scroll.scrollRectToVisible(CGRect(x: 0, y: nan, width: 1, height: 1), animated: false) }
        ),
      ]
      for (property, wish) in wishes {
        wish()
        let found = try stage.expectDiagnostic("invalid-geometry")
        #expect(found.message.contains("was given \(property)"), "\(found.message)")
      }
      drag(stage, from: 400, to: 350, over: 0.2, resting: 0.2)
      try stage.settle()
      #expect(scroll.contentSize.height == 4000 && scroll.contentInset == .zero && scene.offset.y > 130)
      #expect(scroll.verticalScrollIndicatorInsets == .zero && scroll.maximumZoomScale == 1)
    }
  }

  @Test("A scroll view computes its insets once in a step")
  func steps() throws {
    final class Counting: UIScrollView {
      var count = 0
      override var adjustedContentInset: UIEdgeInsets {
        count += 1
        return super.adjustedContentInset
      }
    }
    try withStage { stage in
      let root = UIViewController()
      let scroll = Counting(frame: stage.window.bounds)
      scroll.contentSize.height = 9000
      root.view.addSubview(scroll)
      stage.show(root)
      drag(stage, from: 450, to: 250, over: 0.2)
      stage.advance(by: 0.4)
      let oldOffset = scroll.contentOffset.y
      scroll.count = 0
      stage.advance(frames: 5)
      #expect(scroll.isDecelerating && scroll.contentOffset.y > oldOffset && scroll.count == 5)
      try stage.settle()
    }
  }

  @Test("A scroll view shows indicators while it moves, as long as the visible part, and fades them out")
  func indicators() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 1600))
      #expect(scene.scroll.subviews.isEmpty)
      let finger = stage.touchDown(at: CGPoint(x: x, y: 450))
      finger.move(by: CGVector(dx: 0, dy: -10))
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: 0, dy: -200))
      stage.advance(frames: 1)
      let bar = try #require(scene.scroll.subviews.first)
      // A quarter of a track of 394 points, a sixth of the way down.
      scene.scroll.scrollIndicatorInsets.right = 8
      scene.scroll.layoutIfNeeded()
      #expect(bar.frame.maxX == 289 && scene.scroll.horizontalScrollIndicatorInsets.right == 8)
      scene.scroll.scrollIndicatorInsets = .zero
      scene.scroll.layoutIfNeeded()
      #expect(bar.alpha == 1 && bar.frame.width == 3 && abs(bar.frame.height - 98.5) < 1e-9)
      #expect(abs(bar.frame.minY - 200 - (3 + (394 - 98.5) / 6)) < 1e-9 && bar.frame.maxX == 297)
      // The safe area insets indicators, unless the app says otherwise.
      let root = try #require(stage.window.rootViewController)
      root.additionalSafeAreaInsets.right = 200
      root.view.layoutIfNeeded()
      let inset = scene.scroll.safeAreaInsets.right
      #expect(inset > 0 && bar.frame.maxX == 297 - inset)
      scene.scroll.automaticallyAdjustsScrollIndicatorInsets = false
      scene.scroll.layoutIfNeeded()
      #expect(bar.frame.maxX == 297)
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(bar.alpha == 0)
    }
  }

  @Test("A tap on the status bar scrolls to the top, where a scroll view allows it and is the only one")
  func statusBar() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      scene.scroll.contentInset.top = 20
      @MainActor func tapped() throws -> Bool {
        scene.scroll.contentOffset.y = 500
        _ = scene.log.take()
        stage.tapStatusBar()
        try stage.settle()
        return scene.offset.y == -20
      }
      #expect(try tapped())
      #expect(scene.log.take() == "scroll didTop")
      scene.mayScrollToTop = false
      #expect(try !tapped())
      scene.mayScrollToTop = true
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.contentSize.height = 500
      scene.root.view.addSubview(other)
      #expect(try !tapped())
      other.isHidden = true
      #expect(try tapped())
      other.isHidden = false
      other.scrollsToTop = false
      #expect(try tapped())
      scene.scroll.scrollsToTop = false
      #expect(try !tapped())
      try stage.settle()
    }
  }
}
