import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Touches of a scroll view's content") @MainActor struct ContentTouchTests {
  /// Decides whether its content receives a touch, and records the views that it was asked about.
  private final class Jealous: UIScrollView {
    var asked: [UIView] = []
    var allows = false

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append(view)
      return allows
    }
  }

  private let start = CGPoint(x: 150, y: 300)

  /// A scroll view on a screen, and a view in it that records its touches.
  private func scene(_ stage: Stage, height: CGFloat = 4000) -> (
    scroll: Jealous, pad: GestureScene.Pad, received: CallLog
  ) {
    let root = UIViewController()
    let scroll = Jealous(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize.height = height
    let pad = GestureScene.Pad(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    let received = CallLog()
    pad.log = { received.calls.append($0) }
    scroll.addSubview(pad)
    root.view.addSubview(scroll)
    stage.show(root)
    return (scroll, pad, received)
  }

  @Test(
    "Content gets no touch of a tap under 150 ms that an outer recognizer takes; after a longer one it gets the end (A-100)",
    arguments: [(0.1, "", true), (0.4, "began1 cancelled1", true), (0.8, "began1 ended1", false)])
  func tapAround(seconds: Double, receives: String, taps: Bool) throws {
    final class Counter: NSObject {
      var count = 0
      func tapped(_ tap: UITapGestureRecognizer) { count += 1 }
    }
    try withStage { stage in
      let (scroll, _, received) = scene(stage)
      let counter = Counter()
      scroll.allows = true
      let tap = UITapGestureRecognizer(target: counter, action: Selector("tapped:", Counter.tapped(_:)))
      scroll.superview?.addGestureRecognizer(tap)
      stage.longPress(start, for: seconds)
      try stage.settle()
      #expect(
        received.calls.filter { $0 != "moved1" }.joined(separator: " ") == receives && (counter.count == 1) == taps)
    }
  }

  @Test("Touches that the content refuses scroll all the same", arguments: [true, false])
  func refused(delays: Bool) throws {
    try withStage { stage in
      let (scroll, pad, received) = scene(stage)
      scroll.delaysContentTouches = delays
      stage.longPress(start, for: 0.4)
      try stage.settle()
      #expect(received.take() == "" && scroll.asked == [pad])
      stage.pan(from: CGPoint(x: 150, y: 400), to: start, over: 0.2, resting: 0.2)
      try stage.settle()
      #expect(received.take() == "" && scroll.contentOffset.y > 50)
    }
  }

  @Test(
    "touchesShouldBegin is called once, for a short or long tap, delayed or not, with something to scroll or not",
    arguments: [true, false], [0.05, 0.4])
  func asked(allows: Bool, seconds: Double) throws {
    for (delays, height) in [(true, 4000.0), (false, 4000), (true, 100), (false, 100)] {
      try withStage { stage in
        let (scroll, pad, received) = scene(stage, height: height)
        (scroll.delaysContentTouches, scroll.allows) = (delays, allows)
        stage.longPress(CGPoint(x: 150, y: 150), for: seconds)
        try stage.settle()
        #expect(scroll.asked == [pad], "\(delays) \(height)")
        let calls = received.calls.filter { $0 != "moved1" }
        #expect(calls == (allows ? ["began1", "ended1"] : []), "\(delays) \(height)")
      }
    }
  }

  @Test(
    "Refused touches that the system cancels are not sent, and others are cancelled", arguments: [0, 0.3])
  func cancelled(after seconds: Double) throws {
    for allows in [false, true] {
      try withStage { stage in
        let (scroll, _, received) = scene(stage)
        scroll.allows = allows
        let finger = stage.touchDown(at: start)
        stage.advance(by: seconds)
        finger.cancel()
        try stage.settle()
        #expect(received.take() == (allows ? "began1 cancelled1" : ""))
      }
    }
  }

  @Test("Refused touches are refused beside gesture recognizers, which get them as before")
  func gestures() throws {
    try withStage { stage in
      let (scroll, pad, received) = scene(stage)
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.cancelsTouchesInView = false
      pad.addGestureRecognizer(tap)
      var states: [UIGestureRecognizer.State] = []
      let observation = tap.observe(\.state) { tap, _ in states.append(tap.state) }
      stage.tap(start)
      try stage.settle()
      #expect(states == [.ended, .possible] && received.take() == "" && scroll.asked == [pad])
      // The next finger is asked about anew.
      scroll.allows = true
      stage.tap(start)
      try stage.settle()
      #expect(received.calls.filter { $0 != "moved1" } == ["began1", "ended1"] && scroll.asked == [pad, pad])
      withExtendedLifetime(observation) {}
    }
  }
}
